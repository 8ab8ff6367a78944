import type { Place } from '../places.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 75,
    suits: [1, 2],
    title: ['Tsukiji outer market', '筑地场外市场'],
    what: [
      'Knife shops, dried bonito and a rolled omelette on a stick, before the tour groups.',
      '刀具铺、鲣节店，手里举一串玉子烧，赶在旅行团之前逛完。',
    ],
  },
  {
    part: 'morning',
    minutes: 60,
    suits: [3, 1],
    title: ['Senso-ji by the side gate', '从侧门进浅草寺'],
    what: [
      'In through the east gate, incense first, and out again by the lane of the comb maker.',
      '从东门进去，先闻香，再从梳子铺那条小巷出来。',
    ],
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Soba counter in Kanda', '神田的荞麦面馆'],
    what: [
      'A wooden house from 1923. Order the noodles cold and drink the cooking water afterwards.',
      '1923 年的木屋。面点冷的，吃完喝一碗面汤。',
    ],
  },
  {
    part: 'noon',
    minutes: 75,
    suits: [2, 6],
    title: ['Depachika lunch', '百货地下的午餐'],
    what: [
      'We put together a picnic from four counters and eat it on the roof garden.',
      '在地下一层四个柜台凑一份野餐，拿到屋顶花园去吃。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [6, 1, 7],
    title: ['Yanaka Ginza and the cemetery avenue', '谷中银座与墓地樱花道'],
    what: [
      'Cats, croquettes, a broom maker and the flattest sunset steps in the city.',
      '猫、可乐饼、扎扫帚的老人，还有看夕阳的那段台阶。',
    ],
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
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [8, 4],
    title: ['Ueno Park with a pond boat', '上野公园划船'],
    what: [
      'Swan boats for the legs, lotus for the eyes, a bench for the rest of us.',
      '天鹅船交给腿，莲花交给眼睛，长椅留给其他人。',
    ],
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
  },
];
