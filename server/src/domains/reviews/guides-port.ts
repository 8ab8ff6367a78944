import type { GuidePorts } from '../guides/service.ts';
import { latestPraise } from './queries.ts';

/** The function that reviews provides to guides: reviews to quote on guides' cards. */
export const guidePorts: Pick<GuidePorts, 'praise'> = { praise: latestPraise };
