/** A text in English and Chinese. */
export type Words = readonly [en: string, zh: string];

/** What is told of a guide by hand; the rest follows from it (make-guide.ts). All are invented. */
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
  /** Years of guiding. */
  readonly years: number;
  /** How many people at least and at most. */
  readonly people: readonly [least: number, most: number];
  /** Hours of a tour at least and at most. */
  readonly hours: readonly [least: number, most: number];
  /** Subcategory ids of the catalog, dearest to the guide first. */
  readonly services: readonly number[];
  readonly bio: Words;
}

/** The category of the catalog that a subcategory belongs to. */
export const categoryOf = (subcategoryId: number): number => Math.floor(subcategoryId / 100);

/** Whether a guide with these services does one of `about`: subcategories, or whole categories. */
export const isAbout = (about: readonly number[], services: readonly number[]): boolean =>
  about.some((id) => services.includes(id) || services.map(categoryOf).includes(id));

/** Guides from China: their family name comes first in both scripts. */
export const isFromChina = ({ name }: GuideSketch): boolean =>
  /^(?:Bai|Cai|Chen|Deng|Ding|Dong|Fang|Feng|Gao|He|Huang|Ji|Jiang|Kong|Li|Liang|Lin|Luo|Mao|Meng|Pan|Peng|Qian|Ren|Shao|Shen|Song|Sun|Tang|Wang|Xie|Xu|Yang|Yu|Zhao|Zheng|Zhou) /.test(
    name,
  );
