import type { RefundNews } from '../../../adapters/payments/provider.ts';
import type { Deps } from '../../../deps.ts';
import { isSiteKey } from '../provider/attempt-keys.ts';
import { recordRefund } from './record-refund.ts';
import { refundWithKey } from './refund-queries.ts';

/**
 * Applies a provider's event about a refund, even if it is duplicated, late or out of order. Ignores events
 * about unknown refunds.
 */
export const applyRefundEvent = async (
  deps: Deps,
  provider: string,
  news: RefundNews,
): Promise<void> => {
  const known = isSiteKey(news.key) ? await refundWithKey(deps.db, news.key) : null;
  if (known?.provider !== provider) {
    deps.log.warn({ eventId: news.eventId }, 'news of a refund of nobody');
    return;
  }
  await recordRefund(deps, known.id, news);
};
