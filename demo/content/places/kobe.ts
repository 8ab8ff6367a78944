import type { Place } from '../place.ts';

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
    reviewTexts: {
      en: [
        'In Kitano we went into two houses and heard the stories of five.',
        'My daughter made a wish on the chair in Kitano.',
      ],
      zh: ['北野的洋房进了两座，听了五座的故事。', '女儿在北野的那把椅子上许了愿。'],
    },
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
    reviewTexts: {
      en: [
        'The Rokko rock garden was steep, safe and great fun.',
        'At the top of the rock garden we could see Osaka.',
      ],
      zh: ['六甲的岩场有点陡，但{name}一路盯着，很安全。', '爬上六甲岩场，能看到大阪。'],
    },
  },
  {
    part: 'morning',
    minutes: 60,
    suits: [2],
    title: ['Nada brewery row', '滩五乡的酒藏'],
    what: [
      'Old cedar vats, new sake, and the story of one morning in 1995.',
      '旧杉木桶、新酒，还有 1995 年那个早晨的故事。',
    ],
    reviewTexts: {
      en: [
        'At the Nada breweries the story of 1995 made everyone quiet.',
        'We tasted three kinds in Nada and took the driest home.',
      ],
      zh: ['在滩五乡听到 1995 年的那段，大家都安静了。', '滩五乡尝了三种，带了最干的那款回家。'],
    },
  },
  {
    part: 'noon',
    minutes: 75,
    suits: [2],
    title: ['Beef at a lunch counter', '铁板烧午餐'],
    what: ['One hundred and twenty grams, three salts, no sauce.', '一百二十克，三种盐，不用酱。'],
    reviewTexts: {
      en: [
        'The lunch counter’s beef was everything people say it is, at half the price of dinner.',
        'A hundred and twenty grams of beef was exactly right.',
      ],
      zh: ['午市的铁板牛肉，价格只有晚上的一半。', '铁板牛肉一百二十克刚刚好，三种盐都试了。'],
    },
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Nankinmachi steamed buns', '南京町的包子'],
    what: ['The line outside is the sign. We join it.', '有人排队就是招牌，我们也排。'],
    reviewTexts: {
      en: [
        'We stood in line ten minutes for the buns in Nankinmachi and would do it again.',
        'The buns in Nankinmachi were too hot to hold, and we could not wait.',
      ],
      zh: ['南京町的包子排了十分钟，值。', '南京町的包子烫手，但等不及。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [6, 1],
    title: ['Under the tracks at Motomachi', '元町高架下'],
    what: [
      'A kilometer of small shops that open when they feel like it.',
      '一公里长的小店街，开不开门看店主心情。',
    ],
    reviewTexts: {
      en: [
        'Under the tracks at Motomachi the shop we wanted was open, as {name} had guessed.',
        'I had my jeans hemmed under the tracks while a train went by overhead.',
      ],
      zh: [
        '元町高架下的小店看心情开门，那天正好开着。',
        '牛仔裤在高架下现场改边，头顶还有电车开过。',
      ],
    },
  },
  {
    part: 'afternoon',
    minutes: 120,
    suits: [4, 11],
    title: ['Arima’s golden bath', '有马金汤'],
    what: [
      'Rust-colored water and a soda cracker afterward.',
      '铁锈色的热水，泡完吃一片碳酸煎饼。',
    ],
    reviewTexts: {
      en: [
        'The brown water of Arima did my back good.',
        'After the bath in Arima we ate crackers in the street.',
      ],
      zh: ['有马的金汤泡完，腰都松了。', '泡完有马的温泉，在街上吃碳酸煎饼。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 75,
    suits: [8, 1],
    title: ['Harborland with children', '带孩子逛临海乐园'],
    what: ['Carousel, ships, and plenty of room to run.', '旋转木马、大船，还有一片可以跑的地。'],
    reviewTexts: {
      en: [
        'In Harborland our children ran for an hour, and we sat.',
        'The carousel in Harborland was the highlight for our three-year-old.',
      ],
      zh: ['临海乐园孩子跑了一小时，我们坐了一小时。', '三岁的女儿在临海乐园坐了四次旋转木马。'],
    },
  },
  {
    part: 'evening',
    minutes: 75,
    suits: [1, 7],
    title: ['Night view from Maya', '摩耶山夜景'],
    what: [
      'Coats on: the whole bay lies below, from Osaka to the Akashi bridge.',
      '记得穿好外套，从大阪到明石大桥，整个海湾尽收眼底。',
    ],
    reviewTexts: {
      en: [
        'From Maya the lights run all the way from Osaka to the Akashi bridge.',
        'It was windy up on Maya, and the view was worth it.',
      ],
      zh: ['摩耶山的夜景，从大阪一直亮到明石大桥。', '摩耶山上风大，但景色值得。'],
    },
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [2, 5],
    title: ['First set on Kitano-zaka', '北野坂的第一场'],
    what: [
      'A small jazz club; we sit where the drummer can see us.',
      '一家小小的爵士酒吧，我们坐到鼓手一抬眼就看得见的位置。',
    ],
    reviewTexts: {
      en: [
        'We sat so close to the stage on Kitano-zaka that the drummer winked.',
        'The first set on Kitano-zaka was the best music of our trip.',
      ],
      zh: ['北野坂的爵士现场，离鼓手只有两米。', '北野坂第一场听完，谁都不想走。'],
    },
  },
];
