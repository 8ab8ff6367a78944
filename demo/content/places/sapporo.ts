import type { Place } from '../place.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 60,
    suits: [2],
    title: ['Nijo Market breakfast', '二条市场的早餐'],
    what: [
      'A bowl of rice with three colors of roe; we point, they spoon it on.',
      '三色鱼子盖饭，我们指，他们盖。',
    ],
    reviewTexts: {
      en: [
        'Breakfast at Nijo Market was a bowl of three kinds of roe I still dream of.',
        'At Nijo Market {name} steered us past the stalls that only tourists go to.',
      ],
      zh: [
        '二条市场的三色鱼子盖饭，现在还在想。',
        '二条市场的早饭，{name}带我们避开了专做游客生意的那几家。',
      ],
    },
  },
  {
    part: 'morning',
    minutes: 75,
    suits: [4, 1],
    title: ['Maruyama forest', '圆山森林'],
    what: [
      'Squirrels at eye level and the shrine on the way out.',
      '松鼠就在眼前的树枝上，出来时顺路去神宫。',
    ],
    reviewTexts: {
      en: [
        'A squirrel in Maruyama sat a meter away and looked at us.',
        'Maruyama is a real forest, a short subway ride from downtown.',
      ],
      zh: ['在圆山，松鼠就在一米外看着我们。', '坐几站地铁就进了真的森林，圆山太值得去了。'],
    },
  },
  {
    part: 'morning',
    minutes: 180,
    suits: [4],
    season: 'snow',
    title: ['First turns at Teine', '手稻山的第一道弯'],
    what: [
      'Two hours on snow, hot cocoa, one more run if the knees agree.',
      '雪上两小时，一杯热可可，膝盖同意的话再滑一趟。',
    ],
    reviewTexts: {
      en: [
        'My first turns at Teine ended upright.',
        'The slope at Teine was empty, and the cocoa hot.',
      ],
      zh: ['在手稻第一次转弯，没摔。', '手稻的初学者雪道人很少，热可可也好喝。'],
    },
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Miso ramen, two halves', '味噌拉面，各半碗'],
    what: ['Two shops, half a bowl each, and a verdict.', '两家店，各吃半碗，再分个高下。'],
    reviewTexts: {
      en: [
        'Two half bowls of miso ramen let us compare, and we still disagree.',
        'I did not know miso ramen could be this different from one street to the next.',
      ],
      zh: [
        '两家味噌拉面各吃半碗，我们俩到现在还没争出结果。',
        '同样是味噌拉面，隔一条街差别这么大。',
      ],
    },
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
    reviewTexts: {
      en: [
        'We asked for heat level five at the soup curry place, and it was just right.',
        'The soup curry kept us going all afternoon.',
      ],
      zh: ['汤咖喱选了五级辣，刚刚好。', '一碗汤咖喱下去，整个下午都有劲。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [3, 1],
    title: ['Beer museum and the red bricks', '啤酒博物馆与红砖房'],
    what: [
      'What the first brewers got wrong, and a glass of what they got right.',
      '听听第一代酿酒师走过的弯路，再喝一杯他们终于酿成的啤酒。',
    ],
    reviewTexts: {
      en: [
        'The story of the first brewers in the beer museum was better than the tasting, and the tasting was good.',
        'We sat among the red bricks with one glass each and no hurry.',
      ],
      zh: ['啤酒博物馆的故事比试饮还精彩，试饮也不错。', '坐在红砖房里慢慢喝一杯，很舒服。'],
    },
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
    reviewTexts: {
      en: [
        'We sat on the sea side of the train to Otaru, as told.',
        'Otaru after four, when the buses had gone, was ours.',
      ],
      zh: ['去小樽按{name}说的坐右边，一路看海。', '四点以后大巴走了，小樽就安静下来。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 120,
    suits: [4, 11],
    title: ['Jozankei bath', '定山溪的温泉'],
    what: [
      'Manners explained on the bus, quiet kept in the water.',
      '规矩在路上讲好，到了水里只管安静地泡。',
    ],
    reviewTexts: {
      en: [
        'The open-air bath at Jozankei was the best hour of the week.',
        'On the bus to Jozankei {name} explained everything, so nobody felt awkward.',
      ],
      zh: ['定山溪的露天温泉，泡完浑身都松了。', '路上把泡汤规矩讲得很清楚，到了定山溪一点不慌。'],
    },
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
    reviewTexts: {
      en: [
        'From Mount Moiwa the city looked like a circuit board.',
        'We took the ropeway up Moiwa just before dark.',
      ],
      zh: ['藻岩山上看札幌，像一块发光的电路板。', '天黑前一刻坐缆车上藻岩山，时间正好。'],
    },
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [2],
    title: ['Lamb on the dome grill', '铁锅烤羊肉'],
    what: [
      'Jingisukan in a smoky room. Jackets go into a plastic bag.',
      '烟雾里的成吉思汗烤肉，外套装进塑料袋。',
    ],
    reviewTexts: {
      en: [
        'The lamb was tender, the room smoky, our jackets safe in a bag.',
        'Even my wife, who does not eat lamb, ate the lamb.',
      ],
      zh: ['烤羊肉一点不膻，外套装进塑料袋也没沾味。', '平时不吃羊肉的朋友，也吃了两盘。'],
    },
  },
];
