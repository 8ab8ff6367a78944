import type { Place } from '../place.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 75,
    suits: [1, 3],
    title: ['Osaka Castle by the stone walls', '沿石垣看大阪城'],
    what: ['We walk the moats and leave the elevator to others.', '沿着护城河走，电梯留给别人。'],
    reviewTexts: {
      en: [
        'The stones of Osaka Castle turned out to be better than the tower.',
        'Now I look for the lords’ marks on every castle wall.',
      ],
      zh: ['大阪城的石垣比天守阁还有意思。', '大阪城石垣上的刻记，没人讲根本不会注意。'],
    },
  },
  {
    part: 'morning',
    minutes: 60,
    suits: [2],
    title: ['Kuromon Market at opening', '刚开门的黑门市场'],
    what: [
      'Scallops from the family that sells to the restaurants, eaten standing.',
      '给餐厅供货的那家人卖的扇贝，站着吃。',
    ],
    reviewTexts: {
      en: [
        'At Kuromon we ate scallops before the first tour group arrived.',
        'The family at the Kuromon stall chose the oysters for us.',
      ],
      zh: ['黑门市场刚开门就到了，扇贝现烤现吃。', '黑门那家的老板娘替我们挑的牡蛎，又大又甜。'],
    },
  },
  {
    part: 'morning',
    minutes: 90,
    suits: [6, 2],
    title: ['Doguyasuji kitchen street', '道具屋筋'],
    what: [
      'Pans, knives, plastic sushi. You may hold everything.',
      '锅、刀、塑料寿司，样样都可以上手。',
    ],
    reviewTexts: {
      en: [
        'I came home from Doguyasuji with a pan and a plastic shrimp.',
        'Doguyasuji is heaven if you like to cook.',
      ],
      zh: ['在道具屋筋买了一口锅和一只塑料虾，都很满意。', '爱做饭的人到道具屋筋要小心钱包。'],
    },
  },
  {
    part: 'noon',
    minutes: 75,
    suits: [2],
    title: ['Okonomiyaki at the griddle', '铁板前的大阪烧'],
    what: [
      'You cook, the owner keeps an eye on the griddle, everyone eats well.',
      '你来做，老板在旁边看着火候，大家都吃得好。',
    ],
    reviewTexts: {
      en: [
        'I flipped my own okonomiyaki and it landed whole.',
        'The okonomiyaki lesson was the loudest and happiest hour of our trip.',
      ],
      zh: ['自己翻的大阪烧居然没散。', '做大阪烧那一小时，笑声最大。'],
    },
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Kushikatsu in Shinsekai', '新世界的炸串'],
    what: ['One dip in the sauce. One.', '酱只许蘸一次。就一次。'],
    reviewTexts: {
      en: [
        'Kushikatsu in Shinsekai: one dip, many skewers.',
        'The owner in Shinsekai taught us the rule of the sauce with great patience.',
      ],
      zh: ['新世界的炸串，酱只蘸一次，串吃了二十根。', '新世界的老板娘耐心教我们蘸酱的规矩。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [1, 2],
    title: ['Nakazakicho lanes', '中崎町小巷'],
    what: [
      'Leaning houses, five cafés, a bookshop in a bathhouse.',
      '歪着的老屋、五家咖啡馆、开在澡堂里的书店。',
    ],
    reviewTexts: {
      en: [
        'The bookshop in the old bathhouse in Nakazakicho was my favorite find.',
        'Nakazakicho feels like a village that the city forgot.',
      ],
      zh: ['中崎町那间开在澡堂里的书店，太喜欢了。', '中崎町的小巷子，随手一拍都好看。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 120,
    suits: [8],
    title: ['Aquarium at the bay', '海游馆'],
    what: [
      'Down the ramp around the big tank, slowly, with the whale shark at our shoulder.',
      '绕着大水槽一路往下走，慢慢走，鲸鲨就在肩膀旁边。',
    ],
    reviewTexts: {
      en: [
        'The children walked down around the big tank at the aquarium twice.',
        '{name} knew where in the aquarium you can sit and just watch.',
      ],
      zh: ['海游馆的大水槽，孩子绕着看了两遍。', '{name}知道海游馆哪里能坐下来慢慢看。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [6],
    title: ['Shinsaibashi second-hand circuit', '心斋桥中古店一圈'],
    what: [
      'Four shops, one notebook of prices, no decision before the third.',
      '四家店，一个记价格的本子，第三家之前不做决定。',
    ],
    reviewTexts: {
      en: [
        'Comparing prices in four shops in Shinsaibashi saved me a lot.',
        'In Shinsaibashi we waited for the third shop, and that was the one.',
      ],
      zh: ['心斋桥比了四家价，省下一顿大餐。', '按{name}说的等到第三家，果然那家最好。'],
    },
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [1, 7],
    title: ['Dotonbori from the water', '从水上看道顿堀'],
    what: [
      'Twenty minutes on the boat, then up to the bridge for the photograph everyone wants.',
      '坐二十分钟船，再上桥拍大家都想要的那张。',
    ],
    reviewTexts: {
      en: [
        'Our photo of Dotonbori from the boat is the one everyone at home asked about.',
        'Twenty minutes on the water in Dotonbori, and no elbows.',
      ],
      zh: ['坐船拍的道顿堀，照片发出去被问了一圈。', '在船上看道顿堀，不用挤。'],
    },
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [2],
    title: ['Back bars of Ura-Namba', '里难波的小酒馆'],
    what: [
      'Three standing bars, three dishes, back by ten.',
      '三家站着喝的小酒馆，三道菜，十点前回酒店。',
    ],
    reviewTexts: {
      en: [
        'Three bars in Ura-Namba, and the regulars made room for us.',
        'In Ura-Namba we ate things I still cannot name.',
      ],
      zh: ['里难波三家小店，老客人还给我们让位置。', '里难波的小酒馆，没人带真不敢进。'],
    },
  },
];
