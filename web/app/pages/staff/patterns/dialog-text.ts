import type { PatternCase } from '@tomoguide/contract/bookings/entities';
import type { PatternDecision } from '@tomoguide/contract/bookings/patterns';

/** Returns the key of the dialog's texts, because the meaning of a decision depends on the previous one. */
export const getDialogTextKey = ({ kind, state }: PatternCase, decision: PatternDecision) => {
  if (decision === 'listing_paused') return 'listing_paused';
  if (decision === 'commission') return state === 'objected' ? 'uphold' : 'commission';
  if (state === 'objected') return 'drop';
  return kind === 'cancellations' ? 'lift' : 'nothing';
};

/** Returns the label of the button for a decision. */
export const getActionName = (pattern: PatternCase, decision: PatternDecision) =>
  decision === 'listing_paused' && pattern.kind === 'cancellations'
    ? 'keepPaused'
    : getDialogTextKey(pattern, decision);
