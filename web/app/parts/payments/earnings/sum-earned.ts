import type { EarningsParts } from '@tomoguide/contract/payments/entities';

/**
 * Returns all that the guide earned, in fen: the share of the online payments and what was paid in person
 * (docs/product/money.md, "Earnings").
 */
export const sumEarned = ({
  earnedCents,
  cashCents,
}: Pick<EarningsParts, 'earnedCents' | 'cashCents'>): number => earnedCents + cashCents;
