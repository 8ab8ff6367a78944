import type { Place } from '../places.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 75,
    suits: [8, 4, 1],
    title: ['Deer at Tobihino', '飞火野的鹿'],
    what: [
      'Dew, breath and a hundred animals before the first bus.',
      '露水、呼吸、一百头鹿，赶在第一班巴士之前。',
    ],
  },
  {
    part: 'morning',
    minutes: 90,
    suits: [3],
    title: ['Todai-ji, all of it', '完整的东大寺'],
    what: [
      'The Buddha, then the hall behind that most people miss, with the view.',
      '大佛，然后是大多数人错过的后堂，那里有风景。',
    ],
  },
  {
    part: 'morning',
    minutes: 90,
    suits: [3, 11],
    title: ['Horyu-ji at opening', '开门时的法隆寺'],
    what: [
      'The oldest wooden walls in the world, with nobody in front of them.',
      '世界上最老的木构，面前一个人也没有。',
    ],
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Persimmon-leaf sushi', '柿叶寿司'],
    what: ['Unwrap, eat, keep the leaf.', '剥开，吃掉，把叶子留着。'],
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2, 3],
    title: ['Tea porridge at an inn', '旅馆里的茶粥'],
    what: ['Breakfast food at noon, as monks had it.', '中午吃早饭，像从前的僧人那样。'],
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [1, 3, 6],
    title: ['Naramachi workshops', '奈良町的作坊'],
    what: [
      'Ink, mosquito nets, one shop of only white cloth.',
      '墨、蚊帐，还有一家只卖白布的铺子。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 75,
    suits: [3],
    title: ['Toshodai-ji', '唐招提寺'],
    what: ['Jianzhen’s temple, pillars like a held breath.', '鉴真的寺，柱子像屏住的呼吸。'],
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
  },
  {
    part: 'evening',
    minutes: 60,
    suits: [1, 7],
    title: ['Lanterns at Kasuga', '春日大社的灯笼'],
    what: [
      'The stone ones along the path; ask me about the two nights when all are lit.',
      '参道两旁的石灯笼，全部点亮的那两晚是哪两晚，问我。',
    ],
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [2],
    title: ['Sake where it began', '清酒的起点'],
    what: ['Three cups, three centuries, one counter.', '三杯，三个世纪，一个吧台。'],
  },
];
