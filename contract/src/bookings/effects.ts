import type { BookingEventType } from './events.ts';
import type { CancelKind } from './statuses.ts';
import type { BookingEvent, Transition } from './transitions.ts';

/**
 * The table of effects, as data: what each row of `transitions.ts` does besides changing the status
 * (docs/product/bookings.md, "What each step does"). The server applies a row in one transaction, in the
 * order of the columns. No other code moves a booking's money, frees its slot or records its events.
 */

export type MoneyEffect =
  /** The deposit is due. */
  | 'open_deposit'
  /** A lower deposit: the difference is refunded. A higher one is paid before the change. */
  | 'adjust_deposit'
  /** The fee of the extension is due. */
  | 'open_fee'
  /** The extension fee is no longer refundable. */
  | 'secure_fee'
  /** An unpaid extension fee can no longer be paid; a paid one is refunded in full. */
  | 'return_fee'
  /**
   * The money is split into refund, commission and the guide's share by the booking's policy, or as staff
   * decided.
   */
  | 'split'
  /** The money is split once the no-show can no longer be contested. */
  | 'split_later'
  /** Commission and the guide's earnings are paid out, minus the refund that staff decided. */
  | 'pay_out'
  /**
   * The money is held until the dispute is decided; money that was already split is returned. An unpaid
   * extension fee is no longer due.
   */
  | 'freeze';

export type SlotEffect =
  /** A new booking holds the guide's time. */
  | 'take'
  /** Frees the old time; the new one is already held. */
  | 'move'
  /** Frees the first guide's time; the substitute's is already held. */
  | 'hand_over'
  /** Holds the time of the requested extension as well. */
  | 'lengthen'
  /** Frees the time of the extension. */
  | 'shorten'
  /** The scheduled end moves; the time is already held. */
  | 'extend'
  | 'free';

export interface Effects {
  readonly on: readonly BookingEvent[];
  /** Limits the row to events that lead to one of these statuses; if absent, any status matches. */
  readonly to?: readonly Transition['to'][];
  /** Limits the row to cancellations of these kinds. */
  readonly cancelKinds?: readonly CancelKind[];
  readonly money?: MoneyEffect;
  readonly slot?: SlotEffect;
  /** The party whose signature is added to the quote. */
  readonly quoteSignedBy?: 'traveler' | 'guide';
  readonly dispute?: 'open' | 'decide';
  /** The events recorded for notices, emails and open pages. */
  readonly records: readonly BookingEventType[];
}

export const EFFECTS = [
  {
    on: ['check_out'],
    money: 'open_deposit',
    slot: 'take',
    quoteSignedBy: 'traveler',
    records: ['booking.created'],
  },
  {
    on: ['accept_request'],
    money: 'open_deposit',
    slot: 'take',
    quoteSignedBy: 'guide',
    records: ['booking.created'],
  },
  // The payments domain holds the money before it reports the payment.
  { on: ['pay'], to: ['confirmed'], records: ['booking.paid'] },
  // The quote of an accepted tour request is already signed.
  { on: ['pay'], to: ['upcoming'], quoteSignedBy: 'guide', records: ['booking.paid'] },
  { on: ['accept'], quoteSignedBy: 'guide', records: ['booking.accepted'] },
  { on: ['reject'], money: 'split', slot: 'free', records: ['booking.rejected'] },
  {
    on: [
      'hold_ends',
      'answer_overdue',
      'cancel',
      'cancel_for_weather',
      'withdraw_instant',
      'suspend',
      'decline_substitute',
      'substitute_unanswered',
    ],
    money: 'split',
    slot: 'free',
    records: ['booking.cancelled'],
  },

  { on: ['change'], money: 'adjust_deposit', slot: 'move', records: ['booking.changed'] },

  { on: ['propose_substitute'], records: ['booking.substitute_proposed'] },
  { on: ['drop_substitute'], records: ['booking.substitute_dropped'] },
  { on: ['agree_to_substitute'], slot: 'hand_over', records: ['booking.substituted'] },

  { on: ['start_nears'], records: ['booking.start_near'] },
  {
    on: ['confirm_start'],
    to: ['awaiting_start', 'start_confirmed'],
    records: ['booking.start_confirmed'],
  },
  { on: ['confirm_start', 'enter_start_code'], to: ['ongoing'], records: ['booking.started'] },
  {
    on: ['report_no_show', 'never_started'],
    cancelKinds: ['no_show_guide', 'no_show_traveler'],
    money: 'split_later',
    slot: 'free',
    records: ['booking.cancelled'],
  },
  {
    on: ['never_started'],
    cancelKinds: ['never_started'],
    money: 'split',
    slot: 'free',
    records: ['booking.cancelled'],
  },

  { on: ['request_extension'], money: 'open_fee', slot: 'lengthen', records: [] },
  { on: ['pay_extension'], records: ['booking.extension_requested'] },
  {
    on: ['withdraw_extension', 'extension_unpaid'],
    money: 'return_fee',
    slot: 'shorten',
    records: [],
  },
  {
    on: ['decline_extension', 'extension_unanswered'],
    money: 'return_fee',
    slot: 'shorten',
    records: ['booking.extension_refused'],
  },
  {
    on: ['confirm_extension'],
    to: ['extend_confirmed'],
    records: ['booking.extension_agreed'],
  },
  {
    on: ['confirm_extension', 'extension_taken_as_confirmed'],
    to: ['ongoing'],
    money: 'secure_fee',
    slot: 'extend',
    records: ['booking.extended'],
  },

  {
    on: ['complete', 'completion_overdue'],
    money: 'pay_out',
    slot: 'free',
    records: ['booking.completed'],
  },
  {
    on: ['open_dispute', 'contest_by_code'],
    money: 'freeze',
    slot: 'free',
    dispute: 'open',
    records: ['booking.disputed'],
  },
  {
    on: ['decide_completed', 'dispute_overdue'],
    to: ['completed'],
    money: 'pay_out',
    dispute: 'decide',
    records: ['booking.completed', 'booking.dispute_decided'],
  },
  {
    on: ['decide_cancelled', 'dispute_overdue'],
    to: ['cancelled'],
    money: 'split',
    dispute: 'decide',
    records: ['booking.cancelled', 'booking.dispute_decided'],
  },
] as const satisfies readonly Effects[];

/** The types of the events that the rows of the table record. */
export type StepEventType = (typeof EFFECTS)[number]['records'][number];

type Outcome = Pick<Transition, 'event' | 'to' | 'cancelKind'>;

const applies = ({ on, to, cancelKinds }: Effects, outcome: Outcome): boolean =>
  on.includes(outcome.event) &&
  (to?.includes(outcome.to) ?? true) &&
  (cancelKinds === undefined ||
    (outcome.cancelKind !== undefined && cancelKinds.includes(outcome.cancelKind)));

/** Returns the effects of a transition. Throws if no row of the table matches it. */
export const getEffects = (
  outcome: Outcome,
): Effects & { readonly records: readonly StepEventType[] } => {
  const found = EFFECTS.find((effects) => applies(effects, outcome));
  if (!found) throw new Error(`no effects for ${outcome.event} to ${outcome.to}`);
  return found;
};
