import type { Place } from '../place.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 90,
    suits: [4, 3],
    title: ['Sankeien garden', '三溪园'],
    what: [
      'Seventeen old buildings that a silk merchant brought here piece by piece.',
      '十七栋老房子，都是一位生丝商人从各地搬来的。',
    ],
    reviewTexts: {
      en: [
        'Sankeien was green and quiet, with no bus in sight.',
        'The old farmhouse in Sankeien still smells of the hearth.',
      ],
      zh: ['三溪园比想象的大，也比想象的安静。', '三溪园那座老民居里还闻得到炉火味。'],
    },
  },
  {
    part: 'morning',
    minutes: 60,
    suits: [1, 3],
    title: ['Yamate hill houses', '山手西洋馆'],
    what: [
      'Bay windows, rose beds, a cemetery with good stories.',
      '凸窗、玫瑰圃，还有一片有故事的墓地。',
    ],
    reviewTexts: {
      en: [
        'On Yamate hill we sat in a bay window with the harbor below.',
        'In the Yamate houses {name} knew who had lived in every room.',
      ],
      zh: ['坐在山手西洋馆的凸窗前看港口，特别舒服。', '山手的每间屋子住过谁，{name}都说得出来。'],
    },
  },
  {
    part: 'morning',
    minutes: 75,
    suits: [5, 8],
    title: ['Model railway museum', '铁道模型博物馆'],
    what: ['Forty minutes for children, two hours for fathers.', '孩子四十分钟，爸爸两小时。'],
    reviewTexts: {
      en: [
        'At the railway museum my husband forgot that we had children.',
        'Our son drove a train at the museum and has talked about it ever since.',
      ],
      zh: ['铁道模型博物馆，爸爸比儿子玩得还久。', '儿子亲手开了模型火车，回来说了一个月。'],
    },
  },
  {
    part: 'noon',
    minutes: 75,
    suits: [2],
    title: ['Chinatown without the wait', '不排队的中华街'],
    what: [
      'Congee in a side street, buns from the shop with no sign.',
      '小巷里的粥，没有招牌的包子铺。',
    ],
    reviewTexts: {
      en: [
        'Congee in a side street of Chinatown, and not a minute in a line.',
        'The nameless bun shop in Chinatown is now my secret too.',
      ],
      zh: ['中华街小巷里的那碗粥，很像家里的味道。', '没有招牌的包子铺，一分钟队都没排。'],
    },
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Noodles at the ramen museum', '拉面博物馆'],
    what: ['Three mini bowls from three corners of the country.', '三小碗，三个地方的味道。'],
    reviewTexts: {
      en: [
        'Three mini bowls at the ramen museum were just enough.',
        'The ramen museum was more fun than we had expected.',
      ],
      zh: ['拉面博物馆吃了三小碗，刚好吃遍南北。', '拉面博物馆的复古街，孩子很喜欢。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 75,
    suits: [1, 7],
    title: ['Red Brick Warehouse and the pier', '红砖仓库与大栈桥'],
    what: ['Walk on the roof of a ship terminal shaped like waves.', '走在波浪形的码头屋顶上。'],
    reviewTexts: {
      en: [
        'Walking on the roof of the pier was like walking on waves.',
        'From the pier {name} pointed out every ship.',
      ],
      zh: ['大栈桥的木甲板像海浪，走着很舒服。', '在大栈桥上，{name}能说出每条船去哪里。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 150,
    suits: [11, 4],
    title: ['Enoden along the sea', '江之电沿海线'],
    what: [
      'Kamakura’s back gate, one beach, one railroad crossing you will recognize.',
      '镰仓的后门、一片海滩、一个你认得的道口。',
    ],
    reviewTexts: {
      en: [
        'The Enoden ran so close to the houses that we waved to the people inside.',
        'We found the railroad crossing from the series on the Enoden line.',
      ],
      zh: ['江之电贴着房子开，和里面的人挥了挥手。', '江之电沿线的那个道口，终于拍到了。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [6],
    title: ['Motomachi shopping street', '元町商店街'],
    what: ['Bags, lace and bread since the harbor opened.', '开港以来的皮包、蕾丝和面包。'],
    reviewTexts: {
      en: [
        'In Motomachi I bought the one bag I loved and not the other three.',
        'The baker in Motomachi gave the children a roll each.',
      ],
      zh: ['元町逛得很从容，只买了真正喜欢的包。', '元町面包店的老板送了孩子们一人一个小面包。'],
    },
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [1, 7],
    title: ['Minato Mirai by night', '港未来夜景'],
    what: [
      'From the Ferris wheel if you like heights, from the bridge if you like free.',
      '不恐高就坐摩天轮，想省钱就站在桥上。',
    ],
    reviewTexts: {
      en: [
        'We rode the Ferris wheel in Minato Mirai, and the whole bay lay below us, lit up.',
        'From the bridge in Minato Mirai the view was free and just as good.',
      ],
      zh: ['港未来的摩天轮，转到最高处整个海湾都在发光。', '站在桥上看港未来，不花钱也一样好看。'],
    },
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [2, 5],
    title: ['Noge bars and a record', '野毛小酒馆与一张唱片'],
    what: [
      'Two drinks, one side of vinyl, no talking while it plays.',
      '两杯酒、一面黑胶，放的时候不说话。',
    ],
    reviewTexts: {
      en: [
        'In Noge we listened to one side of a record, and nobody spoke.',
        'The bar in Noge had four thousand records, and the right one for us.',
      ],
      zh: ['在野毛听完一面黑胶，没人说话，很特别。', '野毛的小酒馆，老板替我们选了一张唱片。'],
    },
  },
];
