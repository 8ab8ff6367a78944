import type { UserId } from '../primitives.ts';
import { SHOPPING_ANSWERS_COUNTED, SHOPPING_CASE_DAYS, SHOPPING_TRAVELERS_MIN } from './figures.ts';
import { addDays } from './publication.ts';

/**
 * The questions about shopping that a traveler answers after a tour, in the order of the form
 * (docs/product/reviews.md, "Questions about shopping").
 */
export const SHOPPING_QUESTIONS = ['unagreedShop', 'pressure', 'overcharged'] as const;
export type ShoppingQuestion = (typeof SHOPPING_QUESTIONS)[number];

/** One traveler's answers; true is a report. */
export type ShoppingAnswers = Record<ShoppingQuestion, boolean>;

/** Returns only the answers of something that has them, such as a stored row. */
export const pickAnswers = ({
  unagreedShop,
  pressure,
  overcharged,
}: ShoppingAnswers): ShoppingAnswers => ({ unagreedShop, pressure, overcharged });

/** Returns whether the traveler reports anything. */
export const reportsShopping = (answers: ShoppingAnswers): boolean =>
  SHOPPING_QUESTIONS.some((question) => answers[question]);

/** How many travelers answered, and how many of them reported something. */
export interface ShoppingCount {
  travelers: number;
  reports: number;
}

/**
 * Counts the travelers of the latest answers, each once. Returns null for fewer travelers than
 * SHOPPING_TRAVELERS_MIN, so that no traveler can be identified.
 */
export const countShopping = (
  newestFirst: readonly ({ travelerId: UserId } & ShoppingAnswers)[],
): ShoppingCount | null => {
  const counted = newestFirst.slice(0, SHOPPING_ANSWERS_COUNTED);
  const travelers = new Set(counted.map(({ travelerId }) => travelerId)).size;
  const reports = new Set(counted.filter(reportsShopping).map(({ travelerId }) => travelerId)).size;
  return travelers < SHOPPING_TRAVELERS_MIN ? null : { travelers, reports };
};

/**
 * Returns the reports of a new case: those of the last SHOPPING_CASE_DAYS, if they are from at least two
 * travelers. `reports` contains those that are not part of a case yet.
 */
export const findCaseReports = <
  Report extends { travelerId: UserId; answeredAt: Temporal.Instant },
>(
  reports: readonly Report[],
  now: Temporal.Instant,
): Report[] => {
  const since = addDays(now, -SHOPPING_CASE_DAYS);
  const recent = reports.filter(
    ({ answeredAt }) => Temporal.Instant.compare(answeredAt, since) >= 0,
  );
  return new Set(recent.map(({ travelerId }) => travelerId)).size > 1 ? recent : [];
};
