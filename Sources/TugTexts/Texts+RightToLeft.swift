// SPDX-License-Identifier: MIT

// The texts in languages that are written from right to left.

extension Texts {
  /// Arabic.
  public static let arabic = Texts(
    language: "ar",
    pull: "اسحب للتحديث",
    release: "أفلت للتحديث",
    refreshing: "جارٍ التحديث…",
    refreshed: "تم التحديث",
    refreshFailed: "تعذّر التحديث",
    lastUpdated: "آخر تحديث: {}",
    pullToLoad: "اسحب لتحميل المزيد",
    releaseToLoad: "أفلت لتحميل المزيد",
    tapToLoad: "اضغط لتحميل المزيد",
    loading: "جارٍ التحميل…",
    loaded: "تم التحميل",
    loadFailed: "تعذّر التحميل. اضغط للمحاولة مجددًا",
    noMore: "لا يوجد المزيد",
    refreshCommand: "تحديث"
  )

  /// Hebrew.
  public static let hebrew = Texts(
    language: "he",
    pull: "משכו לרענון",
    release: "שחררו לרענון",
    refreshing: "מתבצע רענון…",
    refreshed: "עודכן",
    refreshFailed: "הרענון נכשל",
    lastUpdated: "עודכן לאחרונה: {}",
    pullToLoad: "משכו לטעינת פריטים נוספים",
    releaseToLoad: "שחררו לטעינת פריטים נוספים",
    tapToLoad: "הקישו לטעינת פריטים נוספים",
    loading: "בטעינה…",
    loaded: "נטען",
    loadFailed: "הטעינה נכשלה. הקישו כדי לנסות שוב",
    noMore: "אין פריטים נוספים",
    refreshCommand: "רענון"
  )
}
