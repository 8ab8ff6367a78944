import { zh } from './chinese-reviews.ts';
import { en } from './english-reviews.ts';

/** What travelers write, by language. `{name}` is the guide's given name, `{place}` a stop. */
export interface ReviewWords {
  /** By stars: how it begins. */
  readonly openings: Readonly<Record<3 | 4 | 5, readonly string[]>>;
  /** By category or subcategory id of the catalog: what happened. */
  readonly details: Readonly<Record<number, readonly string[]>>;
  readonly places: readonly string[];
  readonly closings: readonly string[];
}

export const REVIEW_WORDS = { en, zh } as const;

/** How guides answer a review of so many stars. */
export const REPLIES: Readonly<Record<'en' | 'zh', Record<3 | 4 | 5, readonly string[]>>> = {
  en: {
    5: [
      'Thank you for the good questions. I looked one up afterwards and you were right.',
      'It was a pleasure. The cook sends regards.',
      'Come back in another season, the same street is a different one.',
    ],
    4: ['Thank you, that helps. I have changed the route a little since.'],
    3: ['I am sorry that it felt hurried. I now plan one stop less.'],
  },
  zh: {
    5: [
      '谢谢你们的好问题，有一个我回去查了，你是对的。',
      '很开心认识你们，店里的师傅也让我问好。',
      '换个季节再来，同一条街会是另一个样子。',
    ],
    4: ['谢谢提醒，之后的路线已经调整了。'],
    3: ['抱歉让你觉得赶，现在我会少排一站。'],
  },
};
