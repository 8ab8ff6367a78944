import type { Words } from './sketch.ts';

/** How guides describe their own scores; high is 7 to 9, middle 4 to 6. */
interface ScorePool {
  readonly high: readonly Words[];
  readonly middle: readonly Words[];
}

export const ETHICS: ScorePool = {
  high: [
    [
      'I take no commission from shops or restaurants, and I say so when one offers.',
      '不拿店家回扣，有人塞给我，我会当面说明。',
    ],
    [
      'The price we agreed on is the price. Extra hours are asked for, never assumed.',
      '说好的价格就是最终价格，加时一定先问你。',
    ],
    [
      'I tell you when something is not worth your money, also when it ends my day early.',
      '不值得花的钱我会直说，哪怕因此提前收工。',
    ],
    ['I do not talk about one guest to another.', '不跟客人聊别的客人。'],
    ['I keep every receipt for what I pay on your behalf.', '替你垫付的每一笔都留收据。'],
    ['If I do not know, I say so and look it up with you.', '不知道就说不知道，然后和你一起查。'],
    [
      'I follow the house rules of shrines and homes, and explain them before we go in.',
      '神社和人家的规矩我都守，进门前先讲给你听。',
    ],
    [
      'I cancel only for illness, and then I find you somebody I trust.',
      '除非生病不会取消；真病了，我替你找信得过的同行。',
    ],
  ],
  middle: [
    [
      'I sometimes recommend friends’ shops, and I tell you that they are friends.',
      '偶尔会推荐朋友的店，会先告诉你是朋友开的。',
    ],
    ['Honest, but I bargain hard on your behalf.', '为人老实，不过替你砍价会很凶。'],
    ['I round in your favour, and forget to write it down.', '零头都抹给你，只是常忘了记账。'],
  ],
};

export const BOUNDARY: ScorePool = {
  high: [
    [
      'I keep a friendly distance: no private questions, no photographs of you without asking.',
      '保持友好的距离，不打听私事，拍你之前先问。',
    ],
    ['After the tour I do not message unless you do.', '行程结束后，你不找我，我不打扰你。'],
    ['I meet guests in public places and say goodbye there.', '只在公共场所见面，也在那里道别。'],
    ['If I am tired or unsure, I say it early.', '累了或拿不准，会尽早说出来。'],
    [
      'Your table is yours. I sit apart when you want to be alone.',
      '你们吃饭是你们的时间，想单独待着我就坐远一点。',
    ],
    ['I say no kindly and once.', '拒绝会温和，但只说一次。'],
    [
      'I drink with guests only when the tour is about drinking, and less than they do.',
      '只有喝酒的行程才陪喝，而且喝得比客人少。',
    ],
  ],
  middle: [
    ['I am talkative. Tell me to be quiet and I will be.', '话多，让我安静我就安静。'],
    ['I adopt people quickly and remember birthdays.', '容易把客人当家人，会记住生日。'],
    [
      'I give my opinion on shoes when asked, sometimes before.',
      '问我鞋子好不好看我会说，有时没问也说。',
    ],
  ],
};

export const SUPPORTIVE: ScorePool = {
  high: [
    [
      'Rain, strike, sudden fever: I have a second plan in my bag and a third in my head.',
      '下雨、停运、突然发烧，包里有第二套方案，脑子里有第三套。',
    ],
    ['I watch the slowest person and set the pace by them.', '看走得最慢的人，按他的节奏走。'],
    ['I change the route when your face changes.', '看你脸色一变，我就改路线。'],
    [
      'Children, grandparents and jet lag are normal conditions.',
      '孩子、老人、时差，都是正常情况。',
    ],
    [
      'I know where the nearest clinic and the nearest clean toilet are.',
      '最近的诊所和最近的干净洗手间在哪儿，我都知道。',
    ],
    [
      'Lost passports, lost umbrellas: I have filled in the forms for both.',
      '丢护照、丢雨伞，两种表格我都填过。',
    ],
    [
      'If you would rather sit in a café for an hour, that is a tour too.',
      '想在咖啡馆坐一小时，也算行程。',
    ],
  ],
  middle: [
    [
      'I like a plan. Give me ten minutes and I will make you a new one.',
      '喜欢有计划，要改的话给我十分钟。',
    ],
    ['Good with people, less good with sudden rain.', '跟人打交道没问题，突然下雨会有点慌。'],
    ['I need to know about allergies beforehand.', '忌口和过敏要提前告诉我。'],
  ],
};
