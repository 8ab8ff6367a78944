import type { BookingStatus, CancelKind } from './statuses.ts';

/** Who or what can change a booking. `payments`: a payment arrived. `clock`: a deadline passed. */
export const ACTORS = ['traveler', 'guide', 'staff', 'payments', 'clock'] as const;
export type Actor = (typeof ACTORS)[number];

/** The two parties of a booking. */
export const PARTIES = ['traveler', 'guide'] as const satisfies readonly Actor[];
export type Party = (typeof PARTIES)[number];

/** The facts of a booking that the status table needs. */
export interface BookingFacts {
  status: BookingStatus;
  start: Temporal.Instant;
  /** Scheduled end, including effective extensions. */
  end: Temporal.Instant;
  /** The guide's time zone. */
  timeZone: string;
  createdAt: Temporal.Instant;
  /** True if the booking came from a tour request that the guide accepted. */
  guidePreAccepted: boolean;
  /** When the deposit was paid; null until then. */
  paidAt: Temporal.Instant | null;
  travelerConfirmedStart: boolean;
  guideConfirmedStart: boolean;
  /** Extensions in effect. */
  extensionCount: number;
  /** Extensions that were requested but ended unpaid. */
  extensionsUnpaid: number;
  /** The requested extension. */
  extension: 'none' | 'unpaid' | 'paid';
  /** When the extension last changed: requested, paid or confirmed by the guide. */
  extensionSince: Temporal.Instant | null;
  cancelKind: CancelKind | null;
  /** When it was completed or cancelled; null until then. */
  endedAt: Temporal.Instant | null;
  /** When the dispute was opened; a booking has at most one. */
  disputedAt: Temporal.Instant | null;
}
