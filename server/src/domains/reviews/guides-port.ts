import type { GuidePorts } from '../guides/service.ts';
import { listQuotableReviews } from './queries.ts';

/** The function that reviews provides to the guides domain: reviews to quote on guides' cards. */
export const guidePorts: Pick<GuidePorts, 'quotableReviews'> = {
  quotableReviews: listQuotableReviews,
};
