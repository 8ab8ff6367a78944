import {
  getFullRefundDeadline,
  getRefundPercent,
  type RefundBounds,
} from '../payments/cancellation-policy.ts';
import type { CancellationPolicy } from '../payments/entities.ts';
import type { BookingFacts } from './booking-facts.ts';

/** The facts that decide whether the two parties of a booking see each other's contacts. */
export type ContactFacts = Pick<
  BookingFacts,
  | 'status'
  | 'start'
  | 'paidAt'
  | 'guidePreAccepted'
  | 'travelerConfirmedStart'
  | 'guideConfirmedStart'
  | 'cancelKind'
> & { acceptedAt: Temporal.Instant | null; policy: CancellationPolicy; bounds: RefundBounds };

/** Whether two users see each other's contacts now; if not, `from` is when they will, if known. */
export interface Contacts {
  shown: boolean;
  from: Temporal.Instant | null;
}

type AgreementFacts = Pick<ContactFacts, 'paidAt' | 'acceptedAt' | 'guidePreAccepted'>;

export const NO_CONTACTS: Contacts = { shown: false, from: null };

/**
 * Returns whether both parties agreed to the tour and the deposit was paid, regardless of what happened
 * later.
 */
export const isAgreed = ({ paidAt, acceptedAt, guidePreAccepted }: AgreementFacts): boolean =>
  paidAt !== null && (acceptedAt !== null || guidePreAccepted);

/**
 * Returns whether the guide can see the travelers' names and contacts, rather than only their age groups
 * and needs.
 */
export const canGuideSeeTravelers = (
  facts: Pick<ContactFacts, 'status' | 'cancelKind'> & AgreementFacts,
): boolean =>
  // A contested cancellation counts as a cancellation until it is decided otherwise.
  isAgreed(facts) && facts.status !== 'cancelled' && facts.cancelKind === null;

const hasBegun = (facts: ContactFacts): boolean =>
  facts.travelerConfirmedStart && facts.guideConfirmedStart;

/**
 * Returns the contacts visible because of one booking. Uses the refund policy itself, so that the two rules
 * cannot diverge.
 */
const getBookingContacts = (facts: ContactFacts, now: Temporal.Instant): Contacts => {
  const { policy, start, paidAt, bounds } = facts;
  if (!isAgreed(facts) || paidAt === null) return NO_CONTACTS;
  if (hasBegun(facts)) return { shown: true, from: null };
  // A contested cancellation counts as a cancellation until it is decided otherwise.
  if (facts.status === 'cancelled' || facts.cancelKind !== null) return NO_CONTACTS;
  const percent = getRefundPercent(policy, {
    cause: 'traveler',
    acceptedByGuide: true,
    paidAt,
    start,
    now,
    bounds,
    // A declined proposal does not hide contacts that both have already seen.
    freeUntil: null,
    onlinePaidCents: 0,
  });
  if (percent < 100) return { shown: true, from: null };
  const isAlwaysFree = bounds.floorPercent === 100;
  return { shown: false, from: isAlwaysFree ? null : getFullRefundDeadline(policy, start, paidAt) };
};

/**
 * Returns when contacts are visible, considering all bookings of a traveler with a guide
 * (docs/product/contact-mask.md, "When contacts are shown").
 */
export const getContactAccess = (
  bookings: readonly ContactFacts[],
  now: Temporal.Instant,
): Contacts => {
  const each = bookings.map((facts) => getBookingContacts(facts, now));
  if (each.some(({ shown }) => shown)) return { shown: true, from: null };
  const [from = null] = each
    .flatMap((one) => (one.from ? [one.from] : []))
    .sort(Temporal.Instant.compare);
  return { shown: false, from };
};
