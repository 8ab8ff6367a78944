import type { Place } from '../places.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 90,
    suits: [4, 3],
    title: ['Sankeien garden', '三溪园'],
    what: [
      'Seventeen old buildings that a silk merchant brought here piece by piece.',
      '一位生丝商人一件件搬来的十七座老房子。',
    ],
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
  },
  {
    part: 'morning',
    minutes: 75,
    suits: [5, 8],
    title: ['Model railway museum', '铁道模型博物馆'],
    what: ['Forty minutes for children, two hours for fathers.', '孩子四十分钟，爸爸两小时。'],
  },
  {
    part: 'noon',
    minutes: 75,
    suits: [2],
    title: ['Chinatown without the queue', '不排队的中华街'],
    what: [
      'Congee in a side street, buns from the shop with no sign.',
      '小巷里的粥，没有招牌的包子铺。',
    ],
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Noodles at the ramen museum', '拉面博物馆'],
    what: ['Three mini bowls from three ends of the country.', '三碗小份，来自日本的三个角落。'],
  },
  {
    part: 'afternoon',
    minutes: 75,
    suits: [1, 7],
    title: ['Red brick and the pier', '红砖仓库与大栈桥'],
    what: ['Walk on the roof of a ship terminal made of waves.', '走在波浪形的码头屋顶上。'],
  },
  {
    part: 'afternoon',
    minutes: 150,
    suits: [11, 4],
    title: ['Enoden along the sea', '江之电沿海线'],
    what: [
      'Kamakura’s back gate, one beach, one level crossing you will recognise.',
      '镰仓的后门、一片海滩、一个你认得的道口。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [6],
    title: ['Motomachi shopping street', '元町商店街'],
    what: ['Bags, lace and bread since the harbour opened.', '开港以来的皮包、蕾丝和面包。'],
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [1, 7],
    title: ['Minato Mirai by night', '港未来夜景'],
    what: [
      'From the wheel if you like heights, from the bridge if you like free.',
      '不恐高就坐摩天轮，想省钱就站在桥上。',
    ],
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
  },
];
