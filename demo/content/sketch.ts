/** A text in English and Chinese. */
export type Words = readonly [en: string, zh: string];

/** The hand-written data of an invented guide. make-guide.ts derives the rest. */
export interface GuideSketch {
  readonly name: string;
  readonly native: string;
  readonly sex: 'male' | 'female';
  readonly age: number;
  readonly job: Words;
  /** Language codes, best first, separated by spaces. */
  readonly speaks: string;
  readonly mbti: string;
  /** The base price in RMB per hour. */
  readonly price: number;
  /** Years of experience as a guide. */
  readonly years: number;
  /** Minimum and maximum group size. */
  readonly people: readonly [least: number, most: number];
  /** Minimum and maximum hours of a tour. */
  readonly hours: readonly [least: number, most: number];
  /** Subcategory IDs, most important to the guide first. */
  readonly services: readonly number[];
  readonly bio: Words;
  /** True if the guide offers instant booking. */
  readonly instant?: boolean;
  /** Meeting places that the guide suggests; absent if there are none. */
  readonly places?: readonly { readonly address: string; readonly directions: string }[];
}

/** Returns the category ID of a subcategory. */
export const getCategory = (subcategoryId: number): number => Math.floor(subcategoryId / 100);

/** Returns whether `about`, a list of subcategories and whole categories, includes one of these services. */
export const isAbout = (about: readonly number[], services: readonly number[]): boolean =>
  about.some((id) => services.includes(id) || services.map(getCategory).includes(id));

/**
 * Returns whether a guide is from China. The family name of such a guide comes first in both `name` and
 * `native`.
 */
export const isFromChina = ({ name }: GuideSketch): boolean =>
  /^(?:Bai|Cai|Chen|Deng|Ding|Dong|Fang|Feng|Gao|He|Huang|Ji|Jiang|Kong|Li|Liang|Lin|Luo|Mao|Meng|Pan|Peng|Qian|Ren|Shao|Shen|Song|Sun|Tang|Wang|Xie|Xu|Yang|Yu|Zhao|Zheng|Zhou) /.test(
    name,
  );
