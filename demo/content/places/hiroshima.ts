import type { Place } from '../place.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 90,
    suits: [3, 1],
    title: ['Peace Park with time to sit', '和平公园，留时间坐一坐'],
    what: [
      'The dome, the river steps, the children’s cranes, and as much quiet as you need.',
      '原爆圆顶馆、河边台阶、孩子们折的千纸鹤，想静静待多久都可以。',
    ],
    reviewTexts: {
      en: [
        'In the Peace Park there was time to sit and say nothing, and we needed it.',
        '{name} spoke quietly in the Peace Park, and our children listened to every word.',
      ],
      zh: [
        '在和平公园，{name}特意留时间让我们静静坐一会儿，正是我们需要的。',
        '和平公园那一段，{name}讲得很平静，孩子们听得很认真。',
      ],
    },
  },
  {
    part: 'morning',
    minutes: 120,
    suits: [11, 3, 4],
    title: ['Miyajima on the early ferry', '早班船去宫岛'],
    what: [
      'Timed to the tide table: we walk out to the torii, or watch from the shrine’s walkway as the water comes in.',
      '按潮汐表来：走到鸟居脚下，或者站在回廊上看水漫过来。',
    ],
    reviewTexts: {
      en: [
        'On the early ferry to Miyajima we were almost alone.',
        'The tide at Miyajima was exactly where {name} had said it would be.',
      ],
      zh: ['早班船去宫岛，岛上还没什么人。', '宫岛的潮水和{name}算的一分不差。'],
    },
  },
  {
    part: 'morning',
    minutes: 60,
    suits: [1, 3],
    title: ['Shukkeien garden', '缩景园'],
    what: ['A lake district folded to the size of a handkerchief.', '把一片湖山折成手帕那么大。'],
    reviewTexts: {
      en: [
        'Shukkeien was small, green and just what we needed after the train.',
        'In Shukkeien we fed the carp and forgot the time.',
      ],
      zh: ['缩景园不大，但每走几步就是一幅画。', '在缩景园喂鲤鱼，差点忘了时间。'],
    },
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Okonomiyaki in Yokogawa', '横川的广岛烧'],
    what: [
      'Twelve seats, one griddle, noodles on the bottom.',
      '十二个座位，一块铁板，面在最下面。',
    ],
    reviewTexts: {
      en: [
        'Twelve seats in Yokogawa, and the cook asked where we were from.',
        'The okonomiyaki in Yokogawa had noodles in it, and now I want no other kind.',
      ],
      zh: ['横川那家只有十二个座位，师傅还问我们从哪里来。', '横川的广岛烧有面，分量很足。'],
    },
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2, 4],
    title: ['Oysters on the quay', '码头边的牡蛎'],
    what: [
      'Six grilled, six fried, lemon from the island across the water.',
      '六只烤，六只炸，柠檬来自对面的岛。',
    ],
    reviewTexts: {
      en: [
        'We ate oysters on the quay with lemon from the island across the water.',
        'Six oysters grilled and six fried: I counted, and would have had twelve more.',
      ],
      zh: ['码头上现烤的牡蛎，挤一点对岸岛上的柠檬。', '牡蛎六只烤六只炸，吃完还想再来十二只。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 120,
    suits: [11, 2],
    title: ['Saijo brewery lane', '西条酒藏通'],
    what: [
      'Red chimneys, free spring water, seven doors, and we knock at three.',
      '红烟囱、随便喝的泉水，七扇门，我们敲三扇。',
    ],
    reviewTexts: {
      en: [
        'In Saijo we drank from the spring before we drank the sake.',
        'We knocked at three doors in Saijo and were let in at all of them.',
      ],
      zh: ['在西条先喝泉水再喝酒，一下就懂了。', '在西条敲了三家的门，三家都请我们进去坐。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [3, 6],
    title: ['Brush workshop in Kumano', '熊野的制笔作坊'],
    what: ['Tie one small brush, take it home.', '扎一支小毛笔，带回家。'],
    reviewTexts: {
      en: [
        'I tied a brush in Kumano and use it every day.',
        'The workshop in Kumano is run by a family of four, and all of them came to say hello.',
      ],
      zh: ['在熊野扎的那支毛笔，现在天天用。', '熊野的作坊是一家四口开的，都出来打招呼。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [4, 1],
    title: ['Mitaki-dera waterfalls', '三泷寺的瀑布'],
    what: [
      'Three falls, one pagoda, tea under maples ten minutes from the city.',
      '三道瀑布、一座塔，离市区十分钟，枫树下喝茶。',
    ],
    reviewTexts: {
      en: [
        'Mitaki-dera is ten minutes from town, and we met nobody.',
        'Tea beside the waterfall at Mitaki-dera was a surprise.',
      ],
      zh: ['三泷寺离市区十分钟，居然没遇到别人。', '在三泷寺的瀑布边喝茶，很惊喜。'],
    },
  },
  {
    part: 'evening',
    minutes: 75,
    suits: [1, 2],
    title: ['Nagarekawa lanterns', '流川的灯笼'],
    what: [
      'One bar for locals, one for baseball, both for you.',
      '一家给本地人，一家给球迷，两家都欢迎你。',
    ],
    reviewTexts: {
      en: [
        'In Nagarekawa we sang with baseball fans we had never met.',
        'Two bars in Nagarekawa were exactly enough.',
      ],
      zh: ['流川那家球迷小店，最后大家一起唱歌。', '流川走了两家，不多不少。'],
    },
  },
  {
    part: 'evening',
    minutes: 60,
    suits: [1, 7],
    title: ['River steps at dusk', '黄昏的河边台阶'],
    what: ['The trams light up one by one on the bridge.', '桥上的电车一辆一辆亮起来。'],
    reviewTexts: {
      en: [
        'At dusk we sat on the river steps and watched the trams light up.',
        'The river steps were {name}’s own spot, and we understood why.',
      ],
      zh: ['黄昏坐在河边台阶上，看电车一辆辆亮起来。', '河边台阶是{name}自己常来的地方，难怪。'],
    },
  },
];
