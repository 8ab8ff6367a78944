/** A text in English and Chinese. */
export type Words = readonly [en: string, zh: string];

/** The hand-written data of an invented guide; make-guide.ts derives the rest. */
export interface GuideSketch {
  readonly name: string;
  readonly native: string;
  readonly sex: 'male' | 'female';
  readonly age: number;
  readonly job: Words;
  /** Languages, best first, separated by spaces. */
  readonly speaks: string;
  readonly mbti: string;
  /** RMB per hour for one person. */
  readonly price: number;
  /** Years of guiding. */
  readonly years: number;
  /** Minimum and maximum group size. */
  readonly people: readonly [least: number, most: number];
  /** Minimum and maximum hours of a tour. */
  readonly hours: readonly [least: number, most: number];
  /** Subcategory ids, most important to the guide first. */
  readonly services: readonly number[];
  readonly bio: Words;
  /** Meeting places that the guide suggests; absent for none. */
  readonly places?: readonly { readonly address: string; readonly directions: string }[];
}

/** Returns the catalog category of a subcategory. */
export const categoryOf = (subcategoryId: number): number => Math.floor(subcategoryId / 100);

/** Returns whether one of these services is in `about`, which lists subcategories and whole categories. */
export const isAbout = (about: readonly number[], services: readonly number[]): boolean =>
  about.some((id) => services.includes(id) || services.map(categoryOf).includes(id));

/** True for guides from China, whose family name comes first in both scripts. */
export const isFromChina = ({ name }: GuideSketch): boolean =>
  /^(?:Bai|Cai|Chen|Deng|Ding|Dong|Fang|Feng|Gao|He|Huang|Ji|Jiang|Kong|Li|Liang|Lin|Luo|Mao|Meng|Pan|Peng|Qian|Ren|Shao|Shen|Song|Sun|Tang|Wang|Xie|Xu|Yang|Yu|Zhao|Zheng|Zhou) /.test(
    name,
  );
