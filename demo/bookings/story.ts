import type {
  MealOption,
  TicketOption,
  TransportOption,
} from '@tomoguide/contract/bookings/particulars';
import type { RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import type { DisputeOutcome } from '@tomoguide/contract/payments/dispute-split';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';

/** When it happened: hours from now or from the tour's start; negative before it. */
export type Moment = { readonly hours: number } | { readonly afterStart: number };

/** A file that a user uploads; each is drawn during seeding. */
export type Shown =
  | 'phone receipt'
  | 'paper receipt'
  | 'photograph'
  | 'flight notice'
  | 'medical certificate';

/** An action by a user, or the passing of a deadline. */
export type Happening = Moment &
  (
    | { what: 'pays' | 'pays the extension'; method: PaymentMethod }
    | { what: 'rejects'; why: RejectReason; words: string | null }
    | { what: 'cancels'; words: string | null }
    | {
        what: 'disputes' | 'the guide tells their side' | 'claims an emergency';
        words: string;
        shows?: readonly Shown[];
      }
    | { what: 'guide answers the review' | 'the guide returns the proof'; words: string }
    | { what: 'uploads a proof'; shows: readonly Shown[] }
    | { what: 'staff decides the claim'; accepts: boolean; words: string }
    | { what: 'staff decides'; outcome: DisputeOutcome; refundCents: number; words: string }
    | { what: 'traveler reviews' | 'guide reviews'; rating: number; words: string }
    | {
        what:
          | 'accepts'
          | 'the guide buys the tickets'
          | 'time passes'
          | 'guide confirms the start'
          | 'traveler confirms the start'
          | 'completes'
          | 'the guide reports a no-show'
          | 'the guide verifies the proof'
          | 'the refund comes back'
          | 'asks for an hour more'
          | 'agrees to the extension'
          | 'confirms the extension';
      }
  );

/** The history of one demo booking. */
export interface Story {
  /** A guide's username; the traveler is mei, bowen or the index of a review author. */
  readonly guide: string;
  readonly traveler: 'mei' | 'bowen' | number;
  /** Hours from now to the start, rounded up ('next') or down ('last') to a half hour. */
  readonly start: number;
  readonly to: 'next' | 'last';
  /** Replaces the time of day of the start: this hour in the guide's time zone. */
  readonly hour?: number;
  /** Hours and group size, limited to what the guide offers. */
  readonly duration: number;
  readonly travelers: number;
  /** The position of the guide's itinerary, from 0; absent for none. */
  readonly itinerary?: number;
  readonly meet: readonly [address: string, postalCode: string];
  readonly meal?: MealOption;
  readonly transport?: TransportOption;
  readonly tickets?: TicketOption;
  /** Hours from now at which it was booked. */
  readonly made: number;
  /** The wallet pays as much of the deposit as it can. */
  readonly fromWallet?: true;
  readonly life: readonly Happening[];
}
