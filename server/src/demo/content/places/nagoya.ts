import type { Place } from '../places.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 60,
    suits: [2],
    title: ['Morning service, three cups', '名古屋早餐，三杯咖啡'],
    what: [
      'Toast as thick as a dictionary, red beans on the side.',
      '词典一样厚的吐司，旁边是红豆。',
    ],
  },
  {
    part: 'morning',
    minutes: 75,
    suits: [1, 3],
    title: ['Nagoya Castle’s Honmaru palace', '名古屋城本丸御殿'],
    what: [
      'Cypress so new that it still smells; gold leaf so bright that you whisper.',
      '新得还有香味的桧木，亮得让人压低声音的金箔。',
    ],
  },
  {
    part: 'morning',
    minutes: 60,
    suits: [3, 4],
    title: ['Atsuta shrine', '热田神宫'],
    what: [
      'A thousand-year camphor and the best noodles in its shade.',
      '千年樟树，树荫下有最好的棊子面。',
    ],
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Eel, three ways', '鳗鱼三吃'],
    what: [
      'Plain, with herbs, with broth; the fourth portion as you liked best.',
      '原味、加料、泡汤，第四份吃你最喜欢的那种。',
    ],
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Miso cutlet', '味噌炸猪排'],
    what: ['Red sauce, white shirt, be careful.', '红酱，白衬衫，小心。'],
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [10, 3, 8],
    title: ['Toyota’s textile machines', '产业技术纪念馆'],
    what: [
      'Looms first, cars second. Someone will pull the cord for you.',
      '先织机，后汽车。有人会为你拉那根绳。',
    ],
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [5, 6],
    title: ['Osu arcade', '大须商店街'],
    what: ['Cosplay, used cameras, fried chicken from Taiwan.', 'cosplay、二手相机、台湾炸鸡。'],
  },
  {
    part: 'afternoon',
    minutes: 120,
    suits: [3, 11, 6],
    title: ['Arimatsu indigo', '有松的蓝染'],
    what: [
      'One street, one scarf, blue fingers till Thursday.',
      '一条街、一条围巾，手指蓝到周四。',
    ],
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [2, 1],
    title: ['Wings in Sakae', '荣的鸡翅'],
    what: [
      'How to eat one in a single pull, taught by somebody who can.',
      '怎样一口抽出骨头，由会的人来教。',
    ],
  },
  {
    part: 'evening',
    minutes: 60,
    suits: [1, 7],
    title: ['Oasis at night', '夜里的绿洲 21'],
    what: [
      'A glass roof with water on it; the tower stands upside down.',
      '铺着水的玻璃屋顶，电视塔倒着站在里面。',
    ],
  },
];
