import type { BookingStatus, CancelKind } from './statuses.ts';

/** Who or what can change a booking. `payments`: a payment was received; `clock`: a deadline passed. */
export const ACTORS = ['traveler', 'guide', 'staff', 'payments', 'clock'] as const;
export type Actor = (typeof ACTORS)[number];

/** The two parties of a booking. */
export const PARTIES = ['traveler', 'guide'] as const satisfies readonly Actor[];
export type Party = (typeof PARTIES)[number];

/** The facts of a booking on which the status table depends. */
export interface BookingFacts {
  status: BookingStatus;
  start: Temporal.Instant;
  /** The scheduled end, including extensions in effect. */
  end: Temporal.Instant;
  /** The guide's time zone. */
  timeZone: string;
  createdAt: Temporal.Instant;
  /** True if the booking was created from a tour request that the guide accepted. */
  guidePreAccepted: boolean;
  /** True if the payment counts as the guide's acceptance; decided when the hold is made. */
  instant: boolean;
  /** True if bad weather is declared for the tour's city and days. */
  weather: boolean;
  /** When the deposit was paid; null if it has not been. */
  paidAt: Temporal.Instant | null;
  travelerConfirmedStart: boolean;
  guideConfirmedStart: boolean;
  /** True if a change took effect, whether it counts toward the limit or not. */
  changed: boolean;
  /** Until when the traveler can agree to a substitute guide; null if none is proposed. */
  substituteAnswerBy: Temporal.Instant | null;
  /** When a substitute took over; null if none did. */
  substitutedAt: Temporal.Instant | null;
  /** Number of extensions in effect. */
  extensionCount: number;
  /** Number of requested extensions that were never paid. */
  extensionsUnpaid: number;
  /** The state of the requested extension; `none` if none is requested. */
  extension: 'none' | 'unpaid' | 'paid';
  /**
   * When the extension was requested, paid or confirmed by the guide, whichever was last; null if none is
   * requested.
   */
  extensionSince: Temporal.Instant | null;
  /** What the parties sent on the day (day-marks.ts). */
  dayMarks: readonly { by: Party; mark: string; at: string; arrivedAt: string }[];
  cancelKind: CancelKind | null;
  /** When the booking was completed or cancelled; null while it is live. */
  endedAt: Temporal.Instant | null;
  /** When the dispute was opened; null if there was none. A booking has at most one. */
  disputedAt: Temporal.Instant | null;
}
