import type { Place } from '../place.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 75,
    suits: [1, 2],
    title: ['Tsukiji outer market', '筑地场外市场'],
    what: [
      'Knife shops, dried bonito and a rolled omelet on a stick, before the tour groups.',
      '刀具铺、鲣节店，手里举一串玉子烧，赶在旅行团之前逛完。',
    ],
    reviewTexts: {
      en: [
        'At Tsukiji the omelet man knew {name} and handed us the end piece.',
        'We tasted dried bonito at Tsukiji before the crowds came in.',
      ],
      zh: [
        '筑地那家玉子烧的老板认识{name}，多切了一块给我们。',
        '筑地去得早，鲣节店的师傅还让我们尝了刚刨的。',
      ],
    },
  },
  {
    part: 'morning',
    minutes: 60,
    suits: [3, 1],
    title: ['Senso-ji by the side gate', '从侧门进浅草寺'],
    what: [
      'In through the east gate, incense first, and out again by the lane of the comb maker.',
      '从东门进去，先上香，再从梳子铺那条小巷出来。',
    ],
    reviewTexts: {
      en: [
        'Going into Senso-ji by the side gate changed the whole place for us.',
        'The comb maker behind Senso-ji showed us how the teeth are cut.',
      ],
      zh: [
        '从侧门进浅草寺，感觉完全是另一个地方。',
        '浅草寺后面的梳子铺，师傅当场磨了一把给我们看。',
      ],
    },
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Soba counter in Kanda', '神田的荞麦面馆'],
    what: [
      'A wooden house from 1923. Order the noodles cold and drink the cooking water afterward.',
      '1923 年的木屋。面点冷的，吃完喝一碗面汤。',
    ],
    reviewTexts: {
      en: [
        'The soba in Kanda was cold, plain and perfect.',
        'I would go back to Kanda for that soba alone.',
      ],
      zh: ['神田那家荞麦面，什么都不加就很好吃。', '第一次喝荞麦面汤，神田这家让我记住了。'],
    },
  },
  {
    part: 'noon',
    minutes: 75,
    suits: [2, 6],
    title: ['Depachika lunch', '百货地下的午餐'],
    what: [
      'We put together a picnic from four counters and eat it in the roof garden.',
      '在地下一层四个柜台凑一份野餐，拿到屋顶花园去吃。',
    ],
    reviewTexts: {
      en: [
        'Our picnic from the department store basement, eaten on the roof, beat any restaurant.',
        'Choosing lunch at four basement counters was my husband’s favorite part.',
      ],
      zh: [
        '百货地下凑的那顿野餐，拿到屋顶吃，比餐厅还香。',
        '在地下食品层挑午饭，孩子比谁都认真。',
      ],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [6, 1, 7],
    title: ['Yanaka Ginza and the cemetery avenue', '谷中银座与墓地樱花道'],
    what: [
      'Cats, croquettes, a broom maker and the best sunset steps in the city.',
      '猫、可乐饼、扎扫帚的老人，还有看夕阳的那段台阶。',
    ],
    reviewTexts: {
      en: [
        'Yanaka was the Tokyo I had hoped still existed.',
        'We sat on the steps in Yanaka with a croquette and watched the sun go down.',
      ],
      zh: ['谷中就是我想象中的老东京。', '坐在谷中的台阶上吃可乐饼看夕阳，特别松弛。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [5, 6],
    title: ['Nakano Broadway', '中野百老汇'],
    what: [
      'Three floors of glass cases. We compare prices before we fall in love.',
      '三层楼的玻璃柜。先比价，再心动。',
    ],
    reviewTexts: {
      en: [
        'In Nakano Broadway {name} knew which case to open first.',
        'Three floors of Nakano Broadway, and we never got lost.',
      ],
      zh: ['中野百老汇有三层，{name}知道先看哪个柜子。', '在中野百老汇比了三家价，省了不少。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 75,
    suits: [1, 3],
    title: ['Nezu Museum and Omotesando', '根津美术馆与表参道'],
    what: [
      'A garden that swallows the noise, then eleven buildings worth looking up for.',
      '一座吞掉噪音的庭园，然后是十一栋值得抬头看的房子。',
    ],
    reviewTexts: {
      en: [
        'The garden of the Nezu Museum is five minutes from the noise and a world away.',
        'Omotesando makes sense once someone tells you who built what.',
      ],
      zh: [
        '根津美术馆的庭园离闹市五分钟，安静得像在山里。',
        '表参道的房子一栋一栋讲下来，很长见识。',
      ],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [8, 4],
    title: ['Ueno Park with a pond boat', '上野公园划船'],
    what: [
      'Swan boats for the legs, lotus for the eyes, a bench for the rest of us.',
      '想活动腿脚就踩天鹅船，想养眼就看莲花，想歇着就坐长椅。',
    ],
    reviewTexts: {
      en: [
        'The swan boat in Ueno was the children’s idea and everyone’s joy.',
        'We rested by the lotus pond in Ueno for as long as we liked.',
      ],
      zh: ['上野公园的天鹅船，大人小孩都踩得开心。', '在不忍池边坐了很久，看别人划船。'],
    },
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [2, 1],
    title: ['Golden Gai, two doors', '黄金街，两扇门'],
    what: [
      'Two bars of six seats each, chosen by who is behind the counter tonight.',
      '两家各六个座位的小酒馆，看今晚谁站在吧台后面再定。',
    ],
    reviewTexts: {
      en: [
        'In Golden Gai we would never have dared to open that door ourselves.',
        'Six seats in Golden Gai, and the owner remembered {name}’s glass.',
      ],
      zh: [
        '黄金街那扇门，我们自己绝对不敢推。',
        '黄金街的小店只有六个座位，老板还记得{name}的杯子。',
      ],
    },
  },
  {
    part: 'evening',
    minutes: 60,
    suits: [1, 7],
    title: ['Shibuya Sky after sunset', '日落后的涩谷天空'],
    what: [
      'Timed so that the lights come on while we stand there.',
      '算好时间，站上去的时候灯正好亮起来。',
    ],
    reviewTexts: {
      en: [
        'We stood on the roof in Shibuya just as the lights came on.',
        'The timing at Shibuya Sky was perfect to the minute.',
      ],
      zh: ['在涩谷天空等到亮灯的那一刻，全场都安静了。', '涩谷天空的时间掐得刚刚好。'],
    },
  },
];
