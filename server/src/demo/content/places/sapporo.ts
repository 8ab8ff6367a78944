import type { Place } from '../places.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 60,
    suits: [2],
    title: ['Nijo Market breakfast', '二条市场的早餐'],
    what: [
      'A bowl of rice with three colours of roe; we point, they pour.',
      '三色鱼子盖饭，我们指，他们盖。',
    ],
  },
  {
    part: 'morning',
    minutes: 75,
    suits: [4, 1],
    title: ['Maruyama forest', '圆山森林'],
    what: [
      'Squirrels at eye level and the shrine on the way out.',
      '松鼠在齐眼的高度，出来时顺路去神宫。',
    ],
  },
  {
    part: 'morning',
    minutes: 180,
    suits: [4],
    title: ['First turns at Teine', '手稻山的第一道弯'],
    what: [
      'Two hours on snow, hot cocoa, one more run if the knees agree.',
      '雪上两小时，一杯热可可，膝盖同意的话再滑一趟。',
    ],
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Miso ramen, two halves', '味噌拉面，各半碗'],
    what: ['Two shops, half a bowl each, and a verdict.', '两家店，各吃半碗，然后评判。'],
  },
  {
    part: 'noon',
    minutes: 75,
    suits: [2],
    title: ['Soup curry lunch', '汤咖喱午餐'],
    what: [
      'Choose the heat from one to forty. Nobody needs forty.',
      '辣度一到四十，没有人需要四十。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [3, 1],
    title: ['Beer museum and the red bricks', '啤酒博物馆与红砖房'],
    what: [
      'What the first brewers got wrong, and a glass of what they got right.',
      '第一代酿酒师弄错了什么，以及一杯他们弄对的。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 150,
    suits: [11, 3, 7],
    title: ['Otaru canal by local train', '坐慢车去小樽运河'],
    what: [
      'Sit on the right for the sea. Glass furnaces, music boxes, no hurry.',
      '坐右边看海。玻璃窑、八音盒，不赶时间。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 120,
    suits: [4, 11],
    title: ['Jozankei bath', '定山溪的温泉'],
    what: [
      'Manners explained on the bus, silence practised in the water.',
      '路上讲规矩，水里练安静。',
    ],
  },
  {
    part: 'evening',
    minutes: 75,
    suits: [1, 7],
    title: ['Mount Moiwa ropeway', '藻岩山缆车'],
    what: [
      'The whole grid of the city, lit like a circuit board.',
      '整座棋盘一样的城市，亮得像一块电路板。',
    ],
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [2],
    title: ['Lamb on the dome grill', '铁锅烤羊肉'],
    what: [
      'Jingisukan in a smoky room. Coats go into a plastic bag.',
      '烟雾里的成吉思汗烤肉，外套装进塑料袋。',
    ],
  },
];
