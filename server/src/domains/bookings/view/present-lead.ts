import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { canGuideSeeTravelers } from '@tomoguide/contract/bookings/contact-visibility';
import {
  type ForOthers,
  getLinkExpiry,
  isLinkValid,
  type LeadTraveler,
} from '@tomoguide/contract/bookings/lead-traveler';
import type { BookingRow, LeadRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';

const getLinkState = (row: BookingRow, lead: LeadRow, now: Temporal.Instant): ForOthers['link'] => {
  const available = isLinkValid(toFacts(row), now);
  return {
    active: available && lead.linkHash !== null,
    available,
    endsAt: getLinkExpiry(toFacts(row)).toString(),
  };
};

/**
 * Presents the state of a booking made for another person: whether the travelers can start it, when they
 * met the guide, and their link. `completedAt` is when the tour was first completed; null if unknown.
 */
export const presentForOthers = (
  row: BookingRow,
  lead: LeadRow | undefined,
  party: Party,
  { now, completedAt }: { now: Temporal.Instant; completedAt: Temporal.Instant | null },
): ForOthers | null => {
  if (!lead) return null;
  if (party === 'guide') return { mayStart: false, metAt: null, finishedAt: null, link: null };
  const { mayStart, metAt } = lead;
  const finishedAt = row.status === 'completed' ? completedAt : null;
  return {
    mayStart,
    metAt: metAt?.toString() ?? null,
    finishedAt: finishedAt?.toString() ?? null,
    link: getLinkState(row, lead, now),
  };
};

/** Presents the lead traveler to this party (docs/product/for-others.md, "Who sees what"). */
export const presentLead = (row: BookingRow, lead: LeadRow, party: Party): LeadTraveler => {
  const { needs, name, phone, language, words } = lead;
  const seesPerson = party === 'traveler' || canGuideSeeTravelers(row);
  return { needs, person: seesPerson ? { name, phone, language, words } : null };
};
