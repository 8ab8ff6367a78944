import type { BookingStatus, CancelKind } from './statuses.ts';

/** Whoever may change a booking. `payments` is money that arrived; `clock` a deadline that passed. */
export const ACTORS = ['traveler', 'guide', 'staff', 'payments', 'clock'] as const;
export type Actor = (typeof ACTORS)[number];

/** The two people of a booking. */
export const PARTIES = ['traveler', 'guide'] as const satisfies readonly Actor[];
export type Party = (typeof PARTIES)[number];

/** All that the table of statuses needs to know of a booking. */
export interface BookingFacts {
  status: BookingStatus;
  start: Temporal.Instant;
  /** Scheduled end, with the extensions that took effect. */
  end: Temporal.Instant;
  /** The guide's zone. */
  timeZone: string;
  createdAt: Temporal.Instant;
  /** The booking came from a tour request that the guide had accepted. */
  guidePreAccepted: boolean;
  /** When the deposit was paid; null before. */
  paidAt: Temporal.Instant | null;
  travelerConfirmedStart: boolean;
  guideConfirmedStart: boolean;
  /** Extensions that took effect. */
  extensionCount: number;
  /** Extensions that were asked for and ended unpaid. */
  extensionsUnpaid: number;
  /** The extension being asked for. */
  extension: 'none' | 'unpaid' | 'paid';
  /** When the extension last moved on: requested, paid or confirmed by the guide. */
  extensionSince: Temporal.Instant | null;
  cancelKind: CancelKind | null;
  /** When it was completed or cancelled; null before. */
  endedAt: Temporal.Instant | null;
  /** When the dispute was opened; a booking has at most one. */
  disputedAt: Temporal.Instant | null;
}
