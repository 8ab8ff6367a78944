/** A text in English and Chinese. */
export type Words = readonly [en: string, zh: string];

/** What is told of a guide by hand; the rest follows from it (make-guides.ts). All are invented. */
export interface GuideSketch {
  readonly name: string;
  readonly native: string;
  readonly sex: 'male' | 'female';
  readonly age: number;
  readonly job: Words;
  /** Languages, best first, separated by blanks. */
  readonly speaks: string;
  readonly mbti: string;
  /** RMB an hour for one person. */
  readonly price: number;
  /** Subcategory ids of the catalog, dearest to the guide first. */
  readonly services: readonly number[];
  readonly bio: Words;
}
