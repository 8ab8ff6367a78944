import type { GuidePorts } from '../guides/service.ts';
import { haveTalked } from './queries.ts';

/** What guides asks of messaging: who knows an unlisted guide from a conversation. */
export const guidePorts: Pick<GuidePorts, 'haveTalked'> = { haveTalked };
