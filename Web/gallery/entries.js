// SPDX-License-Identifier: MIT

// The words of the list: a journal of walks, put together from small parts so that a few lines give
// a few hundred entries.

import { hourOf, stream } from './landscapes.js';

// One line an hour of the pictures: dawn, morning, noon, haze, gold, dusk, night, storm.
const words = {
  en: {
    title: 'Shoreline', today: 'Today', earlier: 'Earlier', new: 'New',
    places: ['Salt Marsh', 'North Light', 'The Long Spit', 'Heron Ponds', 'Ferry Steps', 'Old Quarry',
      'Pine Ridge', 'Lower Weir', 'Chapel Hill', 'Stone Pier', 'Kelp Bay', 'Mill Race',
      'Gull Rocks', 'The Saddle', 'East Dunes', 'Birch Hollow'],
    notes: [
      ['Frost on the reeds, and nobody else about.', 'First light came in low over the water.'],
      ['Larks above the path the whole way up.', 'The tide had left everything clean.'],
      ['No shade from the gate to the top.', 'Sat by the wall and ate both sandwiches.'],
      ['Could hear the bell long before the boat.', 'The far bank went missing by ten.'],
      ['Everything the colour of toast.', 'Walked back slowly, to make it last.'],
      ['Counted eleven boats going home.', 'The lamp came on as we reached the steps.'],
      ['Two owls, and one that may have been three.', 'Frozen puddles, and more stars than usual.'],
      ['Turned round at the second stile.', 'Rain from the side, then from below.'],
    ],
    length: (km, minutes) => `${km} km · ${minutes} min`,
  },
  'zh-Hans': {
    title: '海岸线', today: '今天', earlier: '更早', new: '新',
    places: ['盐沼', '北灯塔', '长沙嘴', '苍鹭塘', '渡口石阶', '旧采石场', '松岭', '下游堰', '教堂山', '石码头',
      '海藻湾', '磨坊水渠', '鸥岩', '马鞍口', '东沙丘', '桦树谷'],
    notes: [
      ['芦苇上结着霜，四下无人。', '第一缕光贴着水面照过来。'], ['一路上都有云雀在头顶。', '潮水退去，一切都干干净净。'],
      ['从大门到山顶没有一处阴凉。', '坐在墙边吃完了两个三明治。'], ['船还没到，先听见了铃声。', '十点钟，对岸已看不见了。'],
      ['万物都是烤面包的颜色。', '慢慢往回走，想让它久一点。'], ['数到十一条回家的船。', '走到石阶时，灯正好亮了。'],
      ['两只猫头鹰，也许是三只。', '水洼结了冰，星星比平时多。'], ['走到第二道栅栏就折返了。', '雨从旁边来，又从下面来。'],
    ],
    length: (km, minutes) => `${km} 公里 · ${minutes} 分钟`,
  },
  ar: {
    title: 'خط الساحل', today: 'اليوم', earlier: 'سابقًا', new: 'جديد',
    places: ['سبخة الملح', 'منارة الشمال', 'اللسان الطويل', 'برك البلشون', 'درج العبّارة', 'المحجر القديم',
      'تل الصنوبر', 'السد الأدنى', 'تل الدير', 'رصيف الحجر', 'خليج الأعشاب', 'ساقية الطاحونة',
      'صخور النورس', 'السرج', 'كثبان الشرق', 'وادي البتولا'],
    notes: [
      ['صقيع على القصب ولا أحد سواي.', 'جاء أول الضوء منخفضًا فوق الماء.'],
      ['القُبّرات فوق الدرب طوال الطريق.', 'ترك المدّ كل شيء نظيفًا.'],
      ['لا ظل من البوابة إلى القمة.', 'جلسنا عند الجدار وأكلنا الشطيرتين.'],
      ['سمعنا الجرس قبل القارب بوقت.', 'اختفت الضفة الأخرى عند العاشرة.'],
      ['كل شيء بلون الخبز المحمّص.', 'عدنا ببطء كي يطول الطريق.'],
      ['عددنا أحد عشر قاربًا عائدًا.', 'أضاء المصباح حين بلغنا الدرج.'],
      ['بومتان، وربما ثلاث.', 'برك متجمدة ونجوم أكثر من المعتاد.'],
      ['عدنا من عند السياج الثاني.', 'مطر من الجانب ثم من الأسفل.'],
    ],
    length: (km, minutes) => `${km} كم · ${minutes} د`,
  },
};

/** The words in the language nearest to `language`, English where there are none. */
export function wordsFor(language) {
  return words[language] ?? words.en;
}

/** The language that `wordsFor` really gives. */
export function contentLanguage(language) {
  return language in words ? language : 'en';
}

/** The parts of entry `seed`. */
export function entry(seed, language) {
  const table = wordsFor(language);
  const random = stream(seed + 7919);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const km = (2 + random() * 11).toFixed(1);
  const number = new Intl.NumberFormat(contentLanguage(language), { minimumFractionDigits: 1 });
  return {
    place: table.places[(seed * 7 + Math.floor(seed / 16)) % table.places.length],
    note: pick(table.notes[hourOf(seed)]),
    length: table.length(number.format(km), Math.round(km * 14)),
  };
}
