import { RESPONSE_TIME_ANSWERS } from '@tomoguide/contract/guides/figures';
import type { GuideId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { updateGuide } from '../profile/update-guide.ts';
import { listApprovedGuides } from '../queries.ts';
import { calculateResponseTime } from './response-time.ts';

/** Number of guides whose answers are read per query. */
const CHUNK = 500;

/**
 * Measures the response time of each approved guide. A guide with too few answers keeps the old value
 * (docs/product/guides.md, "Response time").
 */
export const measureResponseTimes = async (deps: Deps): Promise<void> => {
  const { answersInConversations, answersToRequests } = deps.ports.guides;
  let after = 0 as GuideId;
  for (;;) {
    const chunk = await listApprovedGuides(deps.db, after, CHUNK);
    const last = chunk.at(-1);
    if (!last) return;
    after = last.id;
    const answers = [
      ...(await answersInConversations(deps.db, chunk, RESPONSE_TIME_ANSWERS.max)),
      ...(await answersToRequests(deps.db, chunk, RESPONSE_TIME_ANSWERS.max)),
    ];
    const before = new Map(chunk.map((guide) => [guide.id, guide.responseTimeMinutes]));
    for (const [guideId, theirs] of Map.groupBy(answers, (answer) => answer.guideId)) {
      const responseTimeMinutes = calculateResponseTime(theirs);
      if (responseTimeMinutes === null || responseTimeMinutes === before.get(guideId)) continue;
      await inTransaction(deps.db, (tx) => updateGuide(tx, deps, guideId, { responseTimeMinutes }));
    }
  }
};
