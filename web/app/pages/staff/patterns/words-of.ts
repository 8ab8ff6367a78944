import type { PatternCase } from '@tomoguide/contract/bookings/entities';
import type { PatternDecision } from '@tomoguide/contract/bookings/patterns';

/** In which words staff is asked: what a decision means depends on what was decided before. */
export const wordsOf = ({ kind, state }: PatternCase, decision: PatternDecision) => {
  if (decision === 'listing_paused') return 'listing_paused';
  if (decision === 'commission') return state === 'objected' ? 'uphold' : 'commission';
  if (state === 'objected') return 'drop';
  return kind === 'cancellations' ? 'lift' : 'nothing';
};

/** What its button says. */
export const nameOfDeed = (pattern: PatternCase, decision: PatternDecision) =>
  decision === 'listing_paused' && pattern.kind === 'cancellations'
    ? 'keepPaused'
    : wordsOf(pattern, decision);
