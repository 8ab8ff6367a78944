import type { Place } from '../places.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 90,
    suits: [3, 4],
    title: ['Fushimi Inari before eight', '八点前的伏见稻荷'],
    what: [
      'Up to the second turning, where the gates are closest and nobody is posing yet.',
      '走到第二个岔口，那里鸟居最密，还没有人摆拍。',
    ],
  },
  {
    part: 'morning',
    minutes: 75,
    suits: [3, 4],
    title: ['Daitoku-ji’s small gardens', '大德寺的小庭园'],
    what: [
      'Two sub-temples, one of stones and one of moss, and the silence between them.',
      '两座塔头，一座是石，一座是苔，中间是安静。',
    ],
  },
  {
    part: 'morning',
    minutes: 60,
    suits: [2, 6],
    title: ['Nishiki Market from the wrong end', '倒着逛锦市场'],
    what: [
      'We begin at the east where the cooks buy, and stop before the skewers start.',
      '从厨师买菜的东头开始，走到串串摊之前就停下。',
    ],
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Tofu lunch in Kitano', '北野的豆腐午餐'],
    what: ['Seven small dishes, one bean.', '七道小菜，一种豆子。'],
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2, 3],
    title: ['Bowl of tea at a sub-temple', '塔头里的一碗茶'],
    what: [
      'Sit, turn the bowl twice, look at the wall. That is the programme.',
      '坐下，把碗转两下，看墙。行程就这些。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [3, 6],
    title: ['Nishijin looms', '西阵的织机'],
    what: [
      'A family that weaves obi on a loom with nine thousand threads and lets you throw the shuttle.',
      '一家人用九千根经线的织机织腰带，让你投一次梭。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 120,
    suits: [4, 1],
    title: ['Ridge walk from Kiyomizu to Nanzen-ji', '从清水寺沿山脊到南禅寺'],
    what: [
      'Forest above the crowds; the city appears twice.',
      '人群头顶上的树林，城市会露出来两次。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 75,
    suits: [7, 1],
    title: ['Kamo delta stepping stones', '鸭川三角洲的跳石'],
    what: [
      'Turtles, plovers, students with guitars. Best light an hour before sunset.',
      '石龟、石千鸟、抱吉他的学生。日落前一小时光线最好。',
    ],
  },
  {
    part: 'evening',
    minutes: 75,
    suits: [1, 3],
    title: ['Gion after the shops close', '打烊后的祇园'],
    what: [
      'Shimbashi lane by lantern light, and how to look without staring.',
      '灯笼下的新桥通，以及怎样看而不盯着看。',
    ],
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [2],
    title: ['Pontocho, upstairs', '先斗町的二楼'],
    what: [
      'Grilled vegetables and river wind; the stairs are steep, the bill is not.',
      '烤蔬菜和河风。楼梯陡，账单不陡。',
    ],
  },
];
