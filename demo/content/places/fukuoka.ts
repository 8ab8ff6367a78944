import type { Place } from '../place.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 60,
    suits: [2],
    title: ['Yanagibashi market', '柳桥市场'],
    what: [
      'Mackerel for breakfast, because here you can eat it raw.',
      '早饭就吃青花鱼，这里的可以生吃。',
    ],
    reviewTexts: {
      en: [
        'We had mackerel for breakfast at Yanagibashi, and I am a convert.',
        'The fishmongers at Yanagibashi all say hello to {name}.',
      ],
      zh: ['柳桥市场早上的生青花鱼，鲜得没话说。', '柳桥市场的摊主个个都和{name}打招呼。'],
    },
  },
  {
    part: 'morning',
    minutes: 75,
    suits: [3],
    title: ['Temple quarter by the station', '车站旁的寺町'],
    what: [
      'The first Zen temple in Japan, swept clean by seven.',
      '日本第一座禅寺，七点就扫干净了。',
    ],
    reviewTexts: {
      en: [
        'Ten minutes from Hakata station, and there was only the sound of a broom.',
        'The first Zen temple in Japan, and we were the only visitors.',
      ],
      zh: ['离博多站十分钟，只听得到扫地的声音。', '日本第一座禅寺，居然没有别的游客。'],
    },
  },
  {
    part: 'morning',
    minutes: 120,
    suits: [4, 11],
    title: ['Ferry to Nokonoshima', '坐渡船去能古岛'],
    what: [
      'Cosmos or canola blossoms, and cats who know the timetable.',
      '波斯菊或油菜花，还有懂时刻表的猫。',
    ],
    reviewTexts: {
      en: [
        'The ferry to Nokonoshima takes ten minutes, and the flowers go down to the sea.',
        'The cats on Nokonoshima met the boat.',
      ],
      zh: ['坐十分钟船到能古岛，花海一直连到海边。', '能古岛的猫真的会来码头接船。'],
    },
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Tonkotsu at its source', '豚骨拉面的老家'],
    what: [
      'Firm noodles, one refill, no talking for four minutes.',
      '面要硬，加一份，四分钟不说话。',
    ],
    reviewTexts: {
      en: [
        'The tonkotsu was light, which I had not expected.',
        'I had the noodle refill, of course.',
      ],
      zh: ['豚骨拉面比想象的清爽，果断加了一份面。', '福冈的豚骨拉面，面选硬的就对了。'],
    },
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Udon that is not chewy', '软软的博多乌冬'],
    what: [
      'Soft on purpose, older than udon anywhere else in the country.',
      '特意煮得软，历史比别处的乌冬都久。',
    ],
    reviewTexts: {
      en: ['The soft udon won my mother over.', 'I thought I knew udon, until Hakata.'],
      zh: ['博多的软乌冬，我妈最喜欢。', '原来乌冬也可以这么软，汤很鲜。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 120,
    suits: [3, 11],
    title: ['Dazaifu with umegae mochi', '太宰府与梅枝饼'],
    what: [
      'The bridges of past, present and future, the poet’s plum tree, a sweet rice cake hot off the iron.',
      '过去、现在、未来三座桥，诗人的梅树，刚离铁板的梅枝饼。',
    ],
    reviewTexts: {
      en: [
        'In Dazaifu the sweet rice cake came hot off the iron.',
        'We were in Dazaifu before the crowd and were leaving as it arrived.',
      ],
      zh: ['太宰府的梅枝饼刚出锅，外脆里糯。', '去太宰府去得早，桥上没什么人。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [3, 8],
    title: ['Paint a Hakata doll’s face', '给博多人偶画脸'],
    what: ['Clay, five brushes, a steady breath.', '一块泥、五支笔、一口稳住的气。'],
    reviewTexts: {
      en: [
        'The face I painted looks like my aunt, and I love it.',
        'The doll maker was patient with my shaking hand.',
      ],
      zh: ['自己画的那张人偶脸，越看越像我姑妈。', '人偶师傅很耐心，手抖也教你补救。'],
    },
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
    reviewTexts: {
      en: [
        'The coast of Itoshima at four in the afternoon: gate, sea, silence.',
        'We had coffee in Itoshima with our feet in the sand.',
      ],
      zh: ['糸岛海里的鸟居，傍晚去最好看。', '在糸岛荡了海边的秋千，拍了一百张。'],
    },
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
    reviewTexts: {
      en: [
        'Three yatai in one evening, and at each one someone moved over for us.',
        'At the second yatai we were taught to order “one more” in the local dialect.',
      ],
      zh: [
        '一晚上吃了三家屋台，每家都有人挪位置给我们。',
        '第二家屋台的大叔教我们用方言说“再来一杯”。',
      ],
    },
  },
  {
    part: 'evening',
    minutes: 60,
    suits: [1, 6],
    title: ['Nakasu lights and Canal City', '中洲灯火与运河城'],
    what: ['Neon in the river, then the fountain on the hour.', '河里的霓虹，整点的喷泉。'],
    reviewTexts: {
      en: [
        'The lights in the river at Nakasu were worth staying up for.',
        'We reached the fountain at Canal City on the hour.',
      ],
      zh: ['中洲的灯映在河里，站着看了很久。', '到运河城正好整点，喷泉刚开始。'],
    },
  },
];
