import type { Mark } from '@tomoguide/contract/bookings/day-marks';
import type {
  MealOption,
  TicketOption,
  TransportOption,
} from '@tomoguide/contract/bookings/particulars';
import type { RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import type { DisputeOutcome } from '@tomoguide/contract/payments/dispute-split';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { ReviewTag } from '@tomoguide/contract/reviews/tags';

/** When an event happens: hours from now or from the start of the tour; negative before it. */
export type Moment = { readonly hours: number } | { readonly afterStart: number };

/** The kind of file that a demo user uploads. The file is generated during seeding. */
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
    | { what: 'the traveler sends a mark'; mark: Mark }
    | { what: 'the guide proposes an extra cost'; words: string; yen: number }
    | { what: 'the guide proposes a later start'; minutes: number }
    | { what: 'a colleague would take over'; colleague: string }
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
    | { what: 'traveler reviews'; rating: number; words: string; tags?: ReviewTag[] }
    | { what: 'guide reviews'; rating: number; words: string }
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
  /** The guide's username. The traveler is mei, bowen or the index of a review author. */
  readonly guide: string;
  readonly traveler: 'mei' | 'bowen' | number;
  /** Hours from now to the start, which is rounded up ('next') or down ('last') to a half hour. */
  readonly start: number;
  readonly to: 'next' | 'last';
  /** If set, the tour starts at this hour instead, in the guide's time zone. */
  readonly hour?: number;
  /** Hours and group size, which are limited to what the guide offers. */
  readonly duration: number;
  readonly travelers: number;
  /** Zero-based position of the booked itinerary among the guide's; absent if none is booked. */
  readonly itinerary?: number;
  readonly meet: readonly [address: string, postalCode: string];
  readonly meal?: MealOption;
  readonly transport?: TransportOption;
  readonly tickets?: TicketOption;
  /** The IDs of the booked services; absent for the first two that the guide offers. */
  readonly services?: readonly number[];
  /** When the tour was booked, in hours from now. */
  readonly made: number;
  /** If set, as much of the deposit as possible is paid from the wallet. */
  readonly fromWallet?: true;
  readonly life: readonly Happening[];
}
