import type { GuidePorts } from '../guides/service.ts';
import { latestPraise } from './queries.ts';

/** Reviews' function for guides: what their cards can quote. */
export const guidePorts: Pick<GuidePorts, 'praise'> = { praise: latestPraise };
