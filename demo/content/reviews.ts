import { zh } from './chinese-reviews.ts';
import { en } from './english-reviews.ts';

export const REVIEW_WORDS = { en, zh } as const;

/** Guides' replies to reviews, by number of stars. */
export const REPLIES: Readonly<Record<'en' | 'zh', Record<3 | 4 | 5, readonly string[]>>> = {
  en: {
    5: [
      'Thank you for the good questions. I looked one up afterward, and you were right.',
      'It was a pleasure to show you around. Safe travels.',
      'Come back in another season; the same street looks quite different then.',
    ],
    4: ['Thank you, that helps. I have changed the plan a little since.'],
    3: ['I am sorry. I now plan one fewer stop and a place to rest.'],
  },
  zh: {
    5: [
      '谢谢你问了那么多好问题，有一个我回去查了，确实是你说的那样。',
      '很开心能带你逛逛，一路平安。',
      '换个季节再来，同一条街会是另一个样子。',
    ],
    4: ['谢谢提醒，之后的安排已经调整了。'],
    3: ['很抱歉，现在我会少排一站，多留一个歇脚的地方。'],
  },
};
