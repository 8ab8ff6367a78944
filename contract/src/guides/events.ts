import type { GuideId, UserId } from '../primitives.ts';

/** What happens to guides, as the outbox carries it. */
export interface GuideEvents {
  'guide.suspended': { guideId: GuideId; userId: UserId; reason: string };
  'guide.restored': { guideId: GuideId; userId: UserId };
}
