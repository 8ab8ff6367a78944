import type { Place } from '../places.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 60,
    suits: [2],
    title: ['Yanagibashi market', '柳桥市场'],
    what: ['Mackerel for breakfast, because here one can.', '早饭吃生青花鱼，因为这里可以。'],
  },
  {
    part: 'morning',
    minutes: 75,
    suits: [3],
    title: ['Temple quarter by the station', '车站旁的寺町'],
    what: [
      'The first Zen temple of Japan, swept clean by seven.',
      '日本第一座禅寺，七点就扫干净了。',
    ],
  },
  {
    part: 'morning',
    minutes: 120,
    suits: [4, 11],
    title: ['Ferry to Nokonoshima', '坐渡船去能古岛'],
    what: [
      'Cosmos or rape blossom, and cats who know the timetable.',
      '波斯菊或油菜花，还有懂时刻表的猫。',
    ],
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Tonkotsu at its source', '豚骨拉面的老家'],
    what: [
      'Hard noodles, one refill, no talking for four minutes.',
      '面要硬，加一份，四分钟不说话。',
    ],
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Udon that is not chewy', '不劲道的乌冬面'],
    what: [
      'Soft on purpose, older than the rest of the country’s.',
      '故意煮软，比全国其他地方的都老。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 120,
    suits: [3, 11],
    title: ['Dazaifu with a plum cake', '太宰府与梅枝饼'],
    what: [
      'The bridge of three times, the poet’s tree, a cake from the iron.',
      '三世桥、诗人的梅树、刚离铁板的梅枝饼。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [3, 8],
    title: ['Paint a Hakata face', '给博多人偶画脸'],
    what: ['Clay, five brushes, a steady breath.', '一块泥、五支笔、一口稳住的气。'],
  },
  {
    part: 'afternoon',
    minutes: 120,
    suits: [4, 7],
    title: ['Itoshima coast', '糸岛海岸'],
    what: [
      'A gate in the sea, a swing over it, coffee in between.',
      '海里的鸟居、海边的秋千，中间一杯咖啡。',
    ],
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [2, 1],
    title: ['Three yatai in one evening', '一晚三家屋台'],
    what: [
      'Nine seats each. Make room, order one, move on.',
      '每家九个座位。挪一挪，点一样，换下一家。',
    ],
  },
  {
    part: 'evening',
    minutes: 60,
    suits: [1, 6],
    title: ['Nakasu lights and Canal City', '中洲灯火与运河城'],
    what: ['Neon in the river, then the fountain on the hour.', '河里的霓虹，整点的喷泉。'],
  },
];
