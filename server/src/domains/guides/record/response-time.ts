import type { GuideAnswer } from '../ports.ts';

/** Fewer answers are not representative. */
const LEAST_ANSWERS = 3;
/** Older answers do not reflect how fast a guide answers now. */
export const ANSWERS_MEASURED = 30;

/**
 * Returns the median of the latest answers in whole minutes; null if there are too few
 * (docs/product/guides.md, "Response time").
 */
export const responseTimeOf = (answers: readonly GuideAnswer[]): number | null => {
  if (answers.length < LEAST_ANSWERS) return null;
  const minutes = answers
    .toSorted((a, b) => b.epochSeconds - a.epochSeconds)
    .slice(0, ANSWERS_MEASURED)
    .map((answer) => answer.minutes)
    .sort((a, b) => a - b);
  const middle = minutes.slice((minutes.length - 1) >> 1, (minutes.length >> 1) + 1);
  return Math.ceil(middle.reduce((sum, each) => sum + each, 0) / middle.length);
};
