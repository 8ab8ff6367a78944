import type {
  MealOption,
  TicketOption,
  TransportOption,
} from '@tomoguide/contract/bookings/particulars';
import type { RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import type { DisputeOutcome } from '@tomoguide/contract/payments/dispute-split';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';

/** When it happened: hours from now, or from the tour's start. Negative ones lie before it. */
export type Moment = { readonly hours: number } | { readonly afterStart: number };

/** What somebody shows: each is drawn when the demo is made. */
export type Shown =
  | 'phone receipt'
  | 'paper receipt'
  | 'photograph'
  | 'flight notice'
  | 'medical certificate';

/** What somebody did, or what time brought. */
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

/** The life of one booking of the demo. */
export interface Story {
  /** Usernames; a traveler is mei, bowen or the number of one who writes reviews. */
  readonly guide: string;
  readonly traveler: 'mei' | 'bowen' | number;
  /** Hours from now to the start; taken to the next half-hour, or to the one before. */
  readonly start: number;
  readonly to: 'next' | 'last';
  /** A clock time in the guide's zone instead: the start's day, this hour. */
  readonly hour?: number;
  /** Hours of the tour and people, as far as the guide offers them. */
  readonly duration: number;
  readonly travelers: number;
  /** Which of the guide's itineraries, from 0; absent: none. */
  readonly itinerary?: number;
  readonly meet: readonly [address: string, postalCode: string];
  readonly meal?: MealOption;
  readonly transport?: TransportOption;
  readonly tickets?: TicketOption;
  /** Hours from now when it was made. */
  readonly made: number;
  /** The wallet pays the deposit, as far as it goes. */
  readonly fromWallet?: true;
  readonly life: readonly Happening[];
}
