import type { Words } from './sketch.ts';

/** A guide's description of one of their scores. */
export interface ScoreLine {
  readonly words: Words;
  /** The score that the text fits, from 6 to 9. */
  readonly score: 6 | 7 | 8 | 9;
  /** Categories or subcategories that the text is about; absent if it fits any guide. */
  readonly suits?: readonly number[];
}

const FOOD = 2;
const CULTURE = 3;
const NATURE = 4;
const SHOPPING = 6;
const PHOTOGRAPHY = 7;
const FAMILIES = 8;
const LANGUAGE = 9;
const BUSINESS = 10;

export const ETHICS: readonly ScoreLine[] = [
  {
    score: 9,
    suits: [FOOD, SHOPPING],
    words: [
      'I take no commission from shops or restaurants. If one offers it, I refuse in front of you.',
      '不拿店家的回扣，有人要给，我会当着你的面拒绝。',
    ],
  },
  {
    score: 9,
    words: [
      'The price we agreed on is the price. I ask before any extra hour.',
      '说好多少就是多少，要加时一定先问你。',
    ],
  },
  {
    score: 8,
    suits: [FOOD, SHOPPING],
    words: [
      'I tell you when something is not worth your money, even if it ends my day early.',
      '不值得花的钱我会直说，哪怕因此提前收工。',
    ],
  },
  {
    score: 8,
    words: [
      'What one guest tells me, no other guest hears.',
      '客人跟我说的话，不会传到下一位客人那里。',
    ],
  },
  {
    score: 9,
    suits: [LANGUAGE, BUSINESS, FAMILIES],
    words: ['I keep every receipt for what I pay on your behalf.', '替你垫付的每一笔都留好收据。'],
  },
  {
    score: 8,
    suits: [CULTURE, 1, 11],
    words: [
      'If I do not know something, I say so and we look it up together.',
      '不知道就说不知道，然后和你一起查。',
    ],
  },
  {
    score: 9,
    suits: [CULTURE],
    words: [
      'I follow the rules of shrines and temples, and explain them before we go in.',
      '神社和寺院的规矩我都守，进门前先讲给你听。',
    ],
  },
  {
    score: 8,
    words: [
      'I cancel only when I am ill, and then I help you find someone I trust.',
      '除非生病，我不会取消；真病了，也会帮你找信得过的同行。',
    ],
  },
  {
    score: 9,
    suits: [901, 905, 1001, 1002],
    words: [
      'I translate what was said, not what one side would rather hear.',
      '对方说了什么就译什么，不替谁润色。',
    ],
  },
  {
    score: 8,
    suits: [PHOTOGRAPHY],
    words: [
      'Your pictures are yours. I publish none without asking.',
      '照片归你，没问过你，我一张也不会公开。',
    ],
  },
  {
    score: 9,
    suits: [NATURE],
    words: [
      'When a path is closed we turn back, however nice the weather.',
      '路封了就掉头，天气再好也一样。',
    ],
  },
  {
    score: 7,
    words: [
      'If a place we visit belongs to a friend, I tell you beforehand.',
      '要去的店如果是朋友开的，我会提前告诉你。',
    ],
  },
  {
    score: 7,
    words: [
      'I show you what I would show my own family, and nothing I would not pay for myself.',
      '带你去的都是我会带家人去的地方，自己不愿花钱的不推荐。',
    ],
  },
];

export const BOUNDARY: readonly ScoreLine[] = [
  {
    score: 8,
    words: [
      'I keep a friendly distance: no private questions, no photos of you without asking.',
      '保持友好的距离，不打听私事，给你拍照之前先问。',
    ],
  },
  {
    score: 9,
    words: [
      'After the tour I do not message you unless you write first.',
      '行程结束后，你不找我，我不打扰你。',
    ],
  },
  {
    score: 9,
    words: [
      'I meet guests in public places and say goodbye there.',
      '只在公共场所见面，也在那里道别。',
    ],
  },
  {
    score: 8,
    words: ['If I am tired or unsure, I say so early.', '累了或拿不准，我会尽早说。'],
  },
  {
    score: 8,
    suits: [FOOD, FAMILIES],
    words: [
      'Your table is yours. If you would like to be alone, I sit apart.',
      '吃饭是你们的时间，想单独待着，我就坐远一点。',
    ],
  },
  {
    score: 7,
    words: [
      'When I cannot do something, I say no kindly and offer another way.',
      '做不到的事我会温和地拒绝，再给你另一个办法。',
    ],
  },
  {
    score: 9,
    suits: [202, 205],
    words: [
      'I drink with guests only when the tour is about drinking, and less than they do.',
      '只有品酒的行程才陪着喝，而且喝得比客人少。',
    ],
  },
  {
    score: 7,
    words: [
      'I like to talk. Tell me you would like some quiet, and you will have it.',
      '我话不少，想安静一会儿就告诉我。',
    ],
  },
  {
    score: 6,
    words: [
      'Guests often become friends. You decide how much we talk about ourselves.',
      '很多客人后来成了朋友，聊多少私事由你决定。',
    ],
  },
  {
    score: 9,
    suits: [905, 1001, 1002],
    words: [
      'What I hear in a meeting or at the doctor’s stays there.',
      '会议室和诊室里听到的话，出了门就不再提。',
    ],
  },
  {
    score: 8,
    suits: [FAMILIES],
    words: [
      'Parents decide. I ask them before I offer a child candy or take a photo.',
      '孩子的事由爸妈决定，给糖、拍照都先问。',
    ],
  },
  {
    score: 8,
    suits: [CULTURE, NATURE, 1],
    words: [
      'Silence is fine with me. Some places are better without commentary.',
      '不说话也很自在，有些地方本来就不需要讲解。',
    ],
  },
];

export const SUPPORTIVE: readonly ScoreLine[] = [
  {
    score: 9,
    words: [
      'Rain, a strike, a sudden fever: I always carry a second plan.',
      '下雨、停运、突然发烧，我总备着第二套方案。',
    ],
  },
  {
    score: 8,
    suits: [NATURE, FAMILIES, 1],
    words: [
      'I watch the slowest person and set the pace accordingly.',
      '留意走得最慢的人，按他的节奏走。',
    ],
  },
  {
    score: 8,
    words: [
      'If I see that you are tired, I change the route before you have to ask.',
      '看出你累了，不用开口我就改路线。',
    ],
  },
  {
    score: 9,
    suits: [FAMILIES],
    words: [
      'Children, grandparents and jet lag are all in the plan.',
      '孩子、老人、时差，都在计划之内。',
    ],
  },
  {
    score: 9,
    suits: [FAMILIES, 905],
    words: [
      'I know where the nearest clinic is, and the nearest clean restroom.',
      '最近的诊所、最近的干净洗手间在哪儿，我都知道。',
    ],
  },
  {
    score: 9,
    suits: [106, 901, 903],
    words: [
      'I have helped with a lost passport and many lost umbrellas.',
      '丢了护照、丢了雨伞，我都帮人处理过。',
    ],
  },
  {
    score: 8,
    suits: [1, FOOD],
    words: [
      'If you would rather sit in a café for an hour, we do that.',
      '想在咖啡馆坐一小时，那就坐一小时。',
    ],
  },
  {
    score: 7,
    words: [
      'I like a plan. Give me ten minutes and I will make you a new one.',
      '我喜欢有计划，要改的话，给我十分钟。',
    ],
  },
  {
    score: 7,
    suits: [FOOD],
    words: [
      'Tell me about allergies beforehand, and I will talk to every kitchen.',
      '忌口和过敏提前告诉我，我会跟每家店说好。',
    ],
  },
  {
    score: 8,
    suits: [NATURE],
    words: [
      'I choose the route by the morning forecast and tell you by seven.',
      '早上看过天气预报再定路线，七点前告诉你。',
    ],
  },
  {
    score: 9,
    suits: [BUSINESS],
    words: [
      'When a meeting runs over, I have already moved the next one.',
      '会议超时，下一场的时间我已经改好了。',
    ],
  },
  {
    score: 7,
    suits: [PHOTOGRAPHY],
    words: ['If the light is poor, we come back an hour later.', '光线不好，我们就晚一小时再来。'],
  },
  {
    score: 6,
    suits: [302, 303, 304],
    words: [
      'The workshop’s hours are fixed; the rest of the time is yours to plan.',
      '工坊的时间是定好的，其余都随你。',
    ],
  },
  {
    score: 8,
    suits: [SHOPPING],
    words: [
      'Cannot decide? We have it set aside and come back after lunch.',
      '拿不定主意就先请店家留着，吃完饭再回来。',
    ],
  },
];
