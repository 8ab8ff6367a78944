import type { Place } from '../places.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 75,
    suits: [1, 3],
    title: ['Osaka Castle by the stone walls', '沿石垣看大阪城'],
    what: ['We walk the moats and leave the lift to others.', '沿着护城河走，电梯留给别人。'],
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
  },
  {
    part: 'noon',
    minutes: 75,
    suits: [2],
    title: ['Okonomiyaki at the griddle', '铁板前的大阪烧'],
    what: ['You cook, the owner sighs, everybody eats well.', '你来做，老板叹气，大家都吃得好。'],
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Kushikatsu in Shinsekai', '新世界的炸串'],
    what: ['One dip in the sauce. One.', '酱只许蘸一次。就一次。'],
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
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [2],
    title: ['Back bars of Ura-Namba', '里难波的小酒馆'],
    what: ['Three standing bars, three dishes, home by ten.', '三家立饮，三道菜，十点回家。'],
  },
];
