import type { Place } from '../places.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 90,
    suits: [3, 1],
    title: ['Peace Park with time to sit', '和平公园，留时间坐一坐'],
    what: [
      'The dome, the river steps, the children’s cranes, and as much quiet as you need.',
      '圆顶、河边台阶、孩子们的纸鹤，安静多久都可以。',
    ],
  },
  {
    part: 'morning',
    minutes: 120,
    suits: [11, 3, 4],
    title: ['Miyajima on the early ferry', '早班船去宫岛'],
    what: [
      'Timed to the tide table: on foot to the torii or from the boardwalk with water under it.',
      '按潮汐表来：走到鸟居脚下，或者站在回廊上看水漫过来。',
    ],
  },
  {
    part: 'morning',
    minutes: 60,
    suits: [1, 3],
    title: ['Shukkeien garden', '缩景园'],
    what: ['A lake district folded into the size of a handkerchief.', '把一片湖山折成手帕那么大。'],
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
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2, 4],
    title: ['Oysters on the quay', '码头边的牡蛎'],
    what: [
      'Six grilled, six fried, lemon from the island across.',
      '六只烤，六只炸，柠檬来自对面的岛。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 120,
    suits: [11, 2],
    title: ['Saijo brewery lane', '西条酒藏通'],
    what: [
      'Red chimneys, free spring water, seven doors and we knock at three.',
      '红烟囱、随便喝的泉水，七扇门，我们敲三扇。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [3, 6],
    title: ['Brush workshop in Kumano', '熊野的制笔作坊'],
    what: ['Tie one small brush, take it home.', '绑一支小笔，带回家。'],
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
  },
  {
    part: 'evening',
    minutes: 60,
    suits: [1, 7],
    title: ['River steps at dusk', '黄昏的河边台阶'],
    what: ['The trams light up one by one on the bridge.', '桥上的电车一辆一辆亮起来。'],
  },
];
