import type { Place } from '../places.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 75,
    suits: [1, 3],
    title: ['Kitano’s foreign houses', '北野异人馆'],
    what: [
      'Two inside, five from the street, one with a chair that grants wishes.',
      '进两座，在街上看五座，其中一座有一把许愿椅。',
    ],
  },
  {
    part: 'morning',
    minutes: 150,
    suits: [4],
    title: ['Rokko rock garden', '六甲岩场'],
    what: [
      'Hands on granite for an hour, then the ridge wind.',
      '一小时手脚并用爬花岗岩，然后是山脊的风。',
    ],
  },
  {
    part: 'morning',
    minutes: 60,
    suits: [2],
    title: ['Nada brewery row', '滩五乡的酒仓'],
    what: [
      'Old cedar vats, new sake, and the story of the morning in 1995.',
      '旧杉木桶、新酒，还有 1995 年那个早晨的故事。',
    ],
  },
  {
    part: 'noon',
    minutes: 75,
    suits: [2],
    title: ['Beef at a lunch counter', '铁板烧午餐'],
    what: ['One hundred and twenty grams, three salts, no sauce.', '一百二十克，三种盐，不用酱。'],
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Nankinmachi steamed buns', '南京町的包子'],
    what: ['The queue is the sign. We join it.', '有人排队就是招牌，我们也排。'],
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [6, 1],
    title: ['Under the tracks at Motomachi', '元町高架下'],
    what: [
      'A kilometre of small shops that open when they feel like it.',
      '一公里看心情开门的小店。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 120,
    suits: [4, 11],
    title: ['Arima’s golden bath', '有马金汤'],
    what: [
      'Rust-coloured water and a soda cracker afterwards.',
      '铁锈色的热水，泡完吃一片碳酸煎饼。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 75,
    suits: [8, 1],
    title: ['Harbourland with children', '带孩子逛临海乐园'],
    what: ['Carousel, ships, and a floor they may run on.', '旋转木马、大船，还有一片可以跑的地。'],
  },
  {
    part: 'evening',
    minutes: 75,
    suits: [1, 7],
    title: ['Night view from Maya', '摩耶山夜景'],
    what: ['Coats on. The bay from Osaka to the bridge.', '穿好外套。从大阪到大桥，整个海湾。'],
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [2, 5],
    title: ['First set on Kitano-zaka', '北野坂的第一场'],
    what: [
      'A small jazz club; we sit where the drummer can see us.',
      '一家小爵士俱乐部，坐在鼓手看得见的地方。',
    ],
  },
];
