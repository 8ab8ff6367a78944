import type { Place } from '../place.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 75,
    suits: [8, 4, 1],
    title: ['Deer at Tobihino', '飞火野的鹿'],
    what: [
      'Dew, breath and a hundred animals before the first bus.',
      '露水、呵出的白气、一百头鹿，赶在第一班巴士之前。',
    ],
    reviewTexts: {
      en: [
        'At Tobihino a hundred deer walked past us in the dew.',
        '{name} taught us how to bow, and the deer at Tobihino bowed back.',
      ],
      zh: ['清晨的飞火野，一百多头鹿从身边走过。', '学会了鞠躬，飞火野的鹿真的回礼了。'],
    },
  },
  {
    part: 'morning',
    minutes: 90,
    suits: [3],
    title: ['Todai-ji, all of it', '走遍东大寺'],
    what: [
      'The Buddha, then the hall up the hill that most people miss, with its view of all Nara.',
      '看过大佛，再上大多数人错过的二月堂，凭栏就是整个奈良。',
    ],
    reviewTexts: {
      en: [
        'At Todai-ji the hall up the hill was even better than the Buddha.',
        'Without {name} we would have left Todai-ji after the big hall, like everyone else.',
      ],
      zh: ['东大寺的二月堂，风景比想象的还好。', '没有{name}带，看完大佛我们就走了。'],
    },
  },
  {
    part: 'morning',
    minutes: 90,
    suits: [3, 11],
    title: ['Horyu-ji at opening', '开门时的法隆寺'],
    what: [
      'The oldest wooden buildings in the world, with nobody in front of them.',
      '世界上最古老的木造建筑，面前一个人也没有。',
    ],
    reviewTexts: {
      en: [
        'We stood before the oldest wooden buildings in the world, alone.',
        'Horyu-ji at opening time: gravel, birds, nothing else.',
      ],
      zh: [
        '开门时的法隆寺，只有踩石子的声音和鸟叫。',
        '站在世界上最古老的木造建筑前，一个人也没有。',
      ],
    },
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Persimmon-leaf sushi', '柿叶寿司'],
    what: ['Unwrap, eat, keep the leaf.', '剥开，吃掉，把叶子留着。'],
    reviewTexts: {
      en: [
        'I kept the persimmon leaf in my notebook.',
        'Wrapping persimmon-leaf sushi looks easy and is not.',
      ],
      zh: ['柿叶寿司的叶子我夹在本子里带回来了。', '柿叶寿司清爽不腻，孩子吃了五个。'],
    },
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2, 3],
    title: ['Tea porridge at an inn', '旅馆里的茶粥'],
    what: ['A monk’s breakfast, served at noon.', '从前僧人的早饭，我们中午吃。'],
    reviewTexts: {
      en: [
        'Tea porridge at noon sounded odd and tasted right.',
        'The innkeeper served the tea porridge herself and told us about her mother.',
      ],
      zh: ['中午喝茶粥，意外地舒服。', '老板娘亲手端来的茶粥，配菜也讲究。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [1, 3, 6],
    title: ['Naramachi workshops', '奈良町的作坊'],
    what: [
      'Ink, mosquito nets, a shop that sells nothing but white cloth.',
      '墨、蚊帐，还有一家只卖白布的铺子。',
    ],
    reviewTexts: {
      en: [
        'In Naramachi we bought ink, cloth and nothing we did not need.',
        'The white-cloth shop in Naramachi is a treasure.',
      ],
      zh: ['奈良町那家只卖白布的铺子，是个宝藏。', '在奈良町的墨铺闻了半天墨香。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 75,
    suits: [3],
    title: ['Toshodai-ji', '唐招提寺'],
    what: [
      'Jianzhen’s temple, and columns that make you hold your breath.',
      '鉴真创建的寺院，站到列柱下会不由得屏住呼吸。',
    ],
    reviewTexts: {
      en: [
        'Toshodai-ji moved me, and I had never heard of Jianzhen before.',
        'The columns of Toshodai-ji are everything that {name} promised.',
      ],
      zh: ['在唐招提寺听完鉴真的故事，鼻子有点酸。', '唐招提寺的列柱，站在下面才知道有多美。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [4, 8],
    title: ['Wakakusa hill', '若草山'],
    what: [
      'Twenty minutes of grass and the whole basin below.',
      '走二十分钟草坡，整个盆地就在脚下。',
    ],
    reviewTexts: {
      en: [
        'From Wakakusa hill you see the whole basin, and the climb is short.',
        'We shared the top of Wakakusa hill with four deer.',
      ],
      zh: ['若草山走二十分钟，整个奈良都在脚下。', '若草山顶除了我们，还有四头鹿。'],
    },
  },
  {
    part: 'evening',
    minutes: 60,
    suits: [1, 7],
    title: ['Lanterns at Kasuga', '春日大社的灯笼'],
    what: [
      'Stone lanterns all along the path. Twice a year every one is lit; ask me when.',
      '参道两旁都是石灯笼，一年只有两回全部点亮，是哪两回，来问我。',
    ],
    reviewTexts: {
      en: [
        'The stone lanterns at Kasuga go on and on under the trees.',
        'At Kasuga it was nearly dark, and very beautiful.',
      ],
      zh: ['春日大社的石灯笼一路排进林子里。', '傍晚的春日大社，美得不想说话。'],
    },
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [2],
    title: ['Sake where it began', '清酒的起点'],
    what: ['Three cups, three centuries, one counter.', '三杯，三个世纪，一个吧台。'],
    reviewTexts: {
      en: [
        'Three cups of sake where it began, and a story with each.',
        'At the counter in Nara they poured us one that is not on the list.',
      ],
      zh: ['在清酒的老家喝三杯，每一杯都有故事。', '吧台师傅给我们倒了一杯酒单上没有的。'],
    },
  },
];
