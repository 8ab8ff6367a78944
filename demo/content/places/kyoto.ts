import type { Place } from '../place.ts';

export const places: readonly Place[] = [
  {
    part: 'morning',
    minutes: 90,
    suits: [3, 4],
    title: ['Fushimi Inari before eight', '八点前的伏见稻荷'],
    what: [
      'Up to the second fork, where the gates are closest and nobody is posing yet.',
      '走到第二个岔口，那里鸟居最密，还没有人摆拍。',
    ],
    reviewTexts: {
      en: [
        'We had the gates of Fushimi Inari to ourselves before eight.',
        'By the time we came down from Fushimi Inari, the crowds were coming up.',
      ],
      zh: ['八点前的伏见稻荷，几乎只有我们。', '从伏见稻荷下来的时候，人群才刚往上走。'],
    },
  },
  {
    part: 'morning',
    minutes: 75,
    suits: [3, 4],
    title: ['Daitoku-ji’s small gardens', '大德寺的小庭园'],
    what: [
      'Two sub-temples, one of stones and one of moss, and the silence between them.',
      '两座塔头，一座是石，一座是苔，中间是安静。',
    ],
    ticket: { title: ['Gardens of two sub-temples', '两座塔头的庭园'], buyer: 'guide', yen: 1_000 },
    reviewTexts: {
      en: [
        'The moss garden at Daitoku-ji was the quietest half hour of our trip.',
        'At Daitoku-ji {name} let us look first and explained afterward.',
      ],
      zh: [
        '大德寺的苔庭，是这趟旅行最安静的半小时。',
        '在大德寺，{name}先让我们自己看，看完再讲。',
      ],
    },
  },
  {
    part: 'morning',
    minutes: 60,
    suits: [2, 6],
    title: ['Nishiki Market from the wrong end', '倒着逛锦市场'],
    what: [
      'We begin at the east end, where the cooks shop, and stop before the skewers start.',
      '从厨师买菜的东头开始，走到串串摊之前就停下。',
    ],
    reviewTexts: {
      en: [
        'Walking Nishiki Market from the far end, we met cooks instead of crowds.',
        'The pickle lady in Nishiki Market gave us six things to try.',
      ],
      zh: ['倒着逛锦市场，碰到的都是来买菜的厨师。', '锦市场腌菜铺的奶奶给我们尝了六种。'],
    },
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2],
    title: ['Tofu lunch in Kitano', '北野的豆腐午餐'],
    what: ['Seven small dishes, one bean.', '七道小菜，一种豆子。'],
    reviewTexts: {
      en: [
        'Seven tofu dishes in Kitano, and even my father asked for more.',
        'The tofu lunch in Kitano was light and varied, and cost half of what I had expected.',
      ],
      zh: ['北野的豆腐午餐，连无肉不欢的我爸都说好。', '七道豆腐，每道都不一样，价格还很实在。'],
    },
  },
  {
    part: 'noon',
    minutes: 60,
    suits: [2, 3],
    title: ['Bowl of tea at a sub-temple', '塔头里的一碗茶'],
    what: [
      'Sit, turn the bowl twice, look at the garden. That is the whole plan.',
      '坐下，把碗转两下，看看院子，就这么简单。',
    ],
    ticket: { title: ['Tea and a sweet', '抹茶配和果子'], buyer: 'on_site', yen: 900 },
    reviewTexts: {
      en: [
        'The bowl of tea at the little temple was worth the whole morning.',
        'We drank tea facing the garden, and nobody said anything for ten minutes.',
      ],
      zh: ['塔头里的那碗茶，值一整个上午。', '对着院子喝茶，十分钟谁也没说话。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 90,
    suits: [3, 6],
    title: ['Nishijin looms', '西阵的织机'],
    what: [
      'A family that weaves obi on a loom with nine thousand threads and lets you throw the shuttle.',
      '一家人用九千根经线的织机织腰带，让你投一次梭。',
    ],
    ticket: { title: ['Weaving session', '织机体验'], buyer: 'guide', yen: 2_500 },
    reviewTexts: {
      en: [
        'In Nishijin the weaver let my daughter throw the shuttle.',
        'I had no idea what nine thousand threads look like until Nishijin.',
      ],
      zh: ['在西阵，师傅让女儿亲手投了一次梭。', '西阵的织机响起来的时候，全家都看呆了。'],
    },
  },
  {
    part: 'afternoon',
    minutes: 120,
    suits: [4, 1],
    title: ['Ridge walk from Kiyomizu to Nanzen-ji', '从清水寺沿山脊到南禅寺'],
    what: [
      'Forest above the crowds; the city appears twice.',
      '走在人群上方的林子里，途中两次望见京都城。',
    ],
    ticket: { title: ['Kiyomizu-dera', '清水寺'], buyer: 'traveler', yen: 500 },
    reviewTexts: {
      en: [
        'The ridge walk to Nanzen-ji was empty, ten minutes above the busiest street in Kyoto.',
        'From the ridge we saw the city twice, just as promised.',
      ],
      zh: [
        '从清水寺翻到南禅寺，山下人山人海，山上只有我们。',
        '山脊上看到两次京都全景，和介绍里说的一样。',
      ],
    },
  },
  {
    part: 'afternoon',
    minutes: 75,
    suits: [7, 1],
    title: ['Kamo delta stepping stones', '鸭川三角洲的跳石'],
    what: [
      'Stone turtles, stone plovers, students with guitars. Best light an hour before sunset.',
      '石龟、石千鸟、抱吉他的学生。日落前一小时光线最好。',
    ],
    reviewTexts: {
      en: [
        'We hopped across the stones in the Kamo like children.',
        'The light on the Kamo an hour before sunset was unreal.',
      ],
      zh: ['在鸭川跳石头，跳得比孩子还起劲。', '日落前一小时的鸭川，怎么拍都好看。'],
    },
  },
  {
    part: 'evening',
    minutes: 75,
    suits: [1, 3],
    title: ['Gion after the shops close', '打烊后的祇园'],
    what: [
      'Shimbashi lane by lantern light, and how to look without staring.',
      '灯笼下的新桥通，以及怎么看才不失礼。',
    ],
    reviewTexts: {
      en: [
        'Gion after dark, with someone who explains how to behave there, felt right.',
        'The lanes of Gion were empty and lit by lanterns.',
      ],
      zh: [
        '打烊后的祇园，灯笼一亮，走着都想放轻脚步。',
        '在祇园，{name}提醒我们怎么看才礼貌，逛得很安心。',
      ],
    },
  },
  {
    part: 'evening',
    minutes: 90,
    suits: [2],
    title: ['Pontocho, upstairs', '先斗町的二楼'],
    what: [
      'Grilled vegetables and river wind; the stairs are steep, the bill is not.',
      '吹着河风吃烤蔬菜。楼梯很陡，价格很平。',
    ],
    ticket: { title: ['Seat by the river', '临河座位'], buyer: 'traveler', yen: 1_000 },
    reviewTexts: {
      en: [
        'Upstairs in Pontocho we had river wind, grilled vegetables and a fair bill.',
        'I would never have found those stairs in Pontocho.',
      ],
      zh: ['先斗町二楼吹着河风吃饭，账单也不吓人。', '先斗町那道楼梯，自己绝对找不到。'],
    },
  },
];
