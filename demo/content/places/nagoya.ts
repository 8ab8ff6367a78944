import type { Place } from '../place.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 60,
    suits: [2],
    title: ['Nagoya breakfast, three cups', '名古屋早餐，三杯咖啡'],
    what: [
      'Toast as thick as a dictionary, red beans on the side.',
      '词典一样厚的吐司，旁边是红豆。',
    ],
    reviewTexts: {
      en: [
        'Breakfast free with the coffee, three times: my kind of city.',
        'The toast in Nagoya was as thick as promised.',
      ],
      zh: ['点咖啡送早餐，一上午吃了三家，太幸福了。', '名古屋的厚吐司，真的和词典一样厚。'],
    },
  },
  {
    part: 'morning',
    minutes: 75,
    suits: [1, 3],
    title: ['Nagoya Castle’s Honmaru palace', '名古屋城本丸御殿'],
    what: [
      'Cypress so new that it still smells sweet; gold leaf so bright that you whisper.',
      '新得还有香味的桧木，亮得让人压低声音的金箔。',
    ],
    reviewTexts: {
      en: [
        'The palace at Nagoya Castle still smells of cypress.',
        '{name} explained the gold screens at Nagoya Castle one by one.',
      ],
      zh: ['本丸御殿还闻得到桧木香。', '名古屋城的金屏风，{name}一幅一幅讲给我们听。'],
    },
  },
  {
    part: 'morning',
    minutes: 60,
    suits: [3, 4],
    title: ['Atsuta shrine', '热田神宫'],
    what: [
      'A thousand-year-old camphor and the best noodles in its shade.',
      '千年樟树，树荫下有最好的棊子面。',
    ],
    reviewTexts: {
      en: [
        'The thousand-year-old camphor at Atsuta is bigger than our living room.',
        'We had flat noodles under the trees at Atsuta.',
      ],
      zh: ['热田神宫的千年樟树，三个人抱不过来。', '在热田神宫的树荫下吃棊子面，很惬意。'],
    },
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Eel, three ways', '鳗鱼三吃'],
    what: [
      'Plain, with herbs, with broth; the fourth portion the way you liked best.',
      '原味、加葱花海苔、浇高汤，第四份吃你最喜欢的那种。',
    ],
    reviewTexts: {
      en: [
        'Eel three ways, and the third was my favorite.',
        'The eel alone was worth the stop in Nagoya.',
      ],
      zh: ['鳗鱼三吃，我投浇高汤那一种。', '光这顿鳗鱼，就值得在名古屋下车。'],
    },
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Miso cutlet', '味噌炸猪排'],
    what: ['Red sauce, white shirt, be careful.', '红酱，白衬衫，小心。'],
    reviewTexts: {
      en: [
        'The miso cutlet tastes better than it looks, and it looks good.',
        'I wore black for the miso cutlet, as advised.',
      ],
      zh: ['味噌炸猪排比看起来还好吃。', '听{name}的话穿了黑衣服去吃味噌猪排。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [10, 3, 8],
    title: ['Looms and cars at the industry museum', '产业技术纪念馆'],
    what: [
      'Looms first, cars second. A museum guide will set a loom running for you.',
      '先织机，后汽车。馆员会为你开动一台织机。',
    ],
    reviewTexts: {
      en: [
        'I went to the museum for the cars and stayed for the looms.',
        'Our son saw the robot play the violin and the loom at work.',
      ],
      zh: ['冲着汽车去的纪念馆，结果被织机迷住了。', '产业技术纪念馆，儿子看得不肯走。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [5, 6],
    title: ['Osu arcade', '大须商店街'],
    what: ['Cosplay, used cameras, Taiwanese fried chicken.', 'cosplay、二手相机、台湾炸鸡。'],
    reviewTexts: {
      en: [
        'In the Osu arcade we found a camera, a wig and lunch.',
        '{name} knows every second-hand shop in Osu.',
      ],
      zh: ['大须商店街，相机、手办、炸鸡一条龙。', '大须的二手店，{name}家家都熟。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 120,
    suits: [3, 11, 6],
    title: ['Arimatsu indigo', '有松的蓝染'],
    what: [
      'One street, one scarf, and fingers that stay blue for a day or two.',
      '一条街、一条围巾，手指会蓝上一两天。',
    ],
    reviewTexts: {
      en: [
        'The scarf I dyed in Arimatsu is like nobody else’s.',
        'Arimatsu is one quiet street, and we were shown into three houses.',
      ],
      zh: ['在有松染的围巾，和谁的都不一样。', '有松只有一条老街，却逛了两个小时。'],
    },
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [2, 1],
    title: ['Wings in Sakae', '荣町的鸡翅'],
    what: [
      'How to take one off the bone in a single bite, taught by someone who can.',
      '怎样一口抽出骨头，有行家教你。',
    ],
    reviewTexts: {
      en: [
        'I can now eat a wing the Nagoya way, and my friends are impressed.',
        'The wings in Sakae come by the dozen, and that is not too many.',
      ],
      zh: ['学会了鸡翅一口抽骨的吃法，回家表演了一遍。', '荣町的鸡翅，一打根本不够。'],
    },
  },
  {
    part: 'evening',
    minutes: 60,
    suits: [1, 7],
    title: ['Oasis 21 at night', '夜里的绿洲 21'],
    what: [
      'A glass roof with water on it; the tower stands upside down in it.',
      '铺着一层水的玻璃屋顶，电视塔倒映在里面。',
    ],
    reviewTexts: {
      en: [
        'At night the tower stands upside down in the roof of Oasis 21.',
        'Our last picture of Nagoya, from the glass roof, was also our best.',
      ],
      zh: [
        '夜里的绿洲 21，电视塔倒映在水面上。',
        '在玻璃屋顶上拍的夜景，是名古屋的最后一张照片，也是最好的一张。',
      ],
    },
  },
];
