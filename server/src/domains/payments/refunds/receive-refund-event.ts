import type { RefundNews } from '../../../adapters/payments/provider.ts';
import type { Deps } from '../../../deps.ts';
import { isSiteKey } from '../provider/attempt-keys.ts';
import { applyRefundAnswer } from './apply-refund-answer.ts';
import { findRefundByKey } from './refund-queries.ts';

/**
 * Applies a provider's event about a refund, even if it is duplicated, late or out of order. Ignores events
 * about unknown refunds.
 */
export const receiveRefundEvent = async (
  deps: Deps,
  provider: string,
  news: RefundNews,
): Promise<void> => {
  const known = isSiteKey(news.key) ? await findRefundByKey(deps.db, news.key) : null;
  if (known?.provider !== provider) {
    deps.log.warn({ eventId: news.eventId }, 'event about an unknown refund');
    return;
  }
  await applyRefundAnswer(deps, known.id, news);
};
