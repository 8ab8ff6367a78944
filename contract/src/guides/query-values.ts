import * as z from 'zod/mini';
import { idText, SubcategoryId } from '../primitives.ts';
import { SERVICES_MAX, TRAVELERS_MAX } from './figures.ts';

/** A group size in a search: an exact number, or 'ten or more' (docs/product/guides.md, "Search"). */
export interface GroupSize {
  readonly count: number;
  readonly orMore: boolean;
}

/**
 * A group size in a search: 1 to TRAVELERS_MAX, or '10+' for a group of ten or more. An unescaped plus sign
 * in a URL is decoded as a space, so '10 ' is read as '10+'.
 */
export const groupSizeText = z.pipe(
  z.string().check(
    z.regex(/^([1-9]\d{0,2}|10[+ ])$/, { error: "a number, or '10+'" }),
    z.refine((value) => Number.parseInt(value, 10) <= TRAVELERS_MAX, {
      error: `at most ${TRAVELERS_MAX}`,
    }),
  ),
  z.transform(
    (value: string): GroupSize => ({
      count: Number.parseInt(value, 10),
      orMore: /\D$/.test(value),
    }),
  ),
);

/** A duration from 0.5 to 24 hours in steps of 0.5 ('2', '2.5'), parsed to minutes. */
export const durationText = z.pipe(
  z.string().check(z.regex(/^\d{1,2}(\.[05])?$/, { error: 'hours in halves' })),
  z.pipe(
    z.transform((value: string) => Number(value) * 60),
    z.int().check(z.minimum(30), z.maximum(1440)),
  ),
);

/** Service IDs: the key can be repeated up to SERVICES_MAX times. Parsed to unique IDs in ascending order. */
export const servicesText = z.pipe(
  z.union([z.string(), z.array(z.string()).check(z.maxLength(SERVICES_MAX))]),
  z.pipe(
    z.transform((value: string | string[]) => (typeof value === 'string' ? [value] : value)),
    z.pipe(
      z.array(idText(SubcategoryId)),
      z.transform((ids: SubcategoryId[]) => [...new Set(ids)].sort((a, b) => a - b)),
    ),
  ),
);
