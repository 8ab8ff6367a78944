import type { Booking, Substitution } from '@tomoguide/contract/bookings/entities';
import { GuideId, SubstitutionId } from '@tomoguide/contract/primitives';

/** A booking's substitute who waits for the traveler's answer. */
export const sampleSubstitution = (
  { guide }: Booking,
  change: Partial<Substitution> = {},
): Substitution => ({
  id: SubstitutionId.parse(4),
  state: 'proposed',
  can: ['agree', 'decline'],
  firstGuide: guide,
  substitute: { ...guide, id: GuideId.parse(9), name: 'Jingyi' },
  colleagues: [],
  askedAt: '2026-05-01T00:00:00Z',
  answerBy: '2036-05-01T00:00:00Z',
  endedAt: null,
  ...change,
});
