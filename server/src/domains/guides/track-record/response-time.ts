import { RESPONSE_TIME_ANSWERS } from '@tomoguide/contract/guides/figures';
import type { GuideAnswer } from '../ports.ts';

/**
 * Returns the median response time of the latest answers in whole minutes, rounded up; null if there are
 * too few answers (docs/product/guides.md, "Response time").
 */
export const calculateResponseTime = (answers: readonly GuideAnswer[]): number | null => {
  if (answers.length < RESPONSE_TIME_ANSWERS.min) return null;
  const minutes = answers
    .toSorted((a, b) => b.epochSeconds - a.epochSeconds)
    .slice(0, RESPONSE_TIME_ANSWERS.max)
    .map((answer) => answer.minutes)
    .sort((a, b) => a - b);
  const middle = minutes.slice((minutes.length - 1) >> 1, (minutes.length >> 1) + 1);
  return Math.ceil(middle.reduce((sum, each) => sum + each, 0) / middle.length);
};
