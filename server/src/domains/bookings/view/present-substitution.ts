import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { SubstituteRequest, Substitution } from '@tomoguide/contract/bookings/entities';
import { listAcceptedCosts } from '@tomoguide/contract/bookings/extra-costs';
import { toParticulars } from '@tomoguide/contract/bookings/particulars';
import {
  canAskColleagues,
  getSubstitutionActions,
  getSubstitutionState,
} from '@tomoguide/contract/bookings/substitution';
import type { GuideSummary } from '@tomoguide/contract/guides/entities';
import { maskBesideMessages, maskContacts } from '@tomoguide/contract/messaging/contact-mask';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { AskedRow, WholeSubstitution } from '../substitutions/substitution-queries.ts';
import type { BookingRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import { normalizeBookedItinerary } from './agreed-itinerary.ts';

type Summaries = ReadonlyMap<GuideId, GuideSummary>;

const getSummary = (guides: Summaries, id: GuideId): GuideSummary => {
  const found = guides.get(id);
  if (!found) throw new Error(`guide ${id} not found`);
  return found;
};

/** Returns the guides whom a substitution names. */
export const listNamedGuides = ({ row, colleagues }: WholeSubstitution): GuideId[] => [
  row.firstGuideId,
  ...colleagues.map(({ guideId }) => guideId),
];

/**
 * Presents a booking's latest substitution to one of its parties. Null for a traveler before a colleague has
 * accepted: they learn that the guide cannot come together with who can.
 */
export const presentSubstitution = (
  whole: WholeSubstitution | undefined,
  { userId, party }: { userId: UserId; party: Party },
  guides: Summaries,
  now: Temporal.Instant,
): Substitution | null => {
  if (!whole) return null;
  const { row, colleagues } = whole;
  const isOwn = row.firstGuideUserId === userId;
  const isShown =
    isOwn || (party === 'traveler' ? row.substituteId !== null : row.state === 'agreed');
  if (!isShown) return null;
  return {
    id: row.id,
    state: getSubstitutionState(row, now),
    can: getSubstitutionActions(row, party, now),
    firstGuide: getSummary(guides, row.firstGuideId),
    substitute: row.substituteId === null ? null : getSummary(guides, row.substituteId),
    colleagues: isOwn
      ? colleagues.map(({ guideId, answer }) => ({ guide: getSummary(guides, guideId), answer }))
      : [],
    askedAt: row.askedAt.toString(),
    answerBy: row.answerBy.toString(),
    endedAt: row.endedAt?.toString() ?? null,
  };
};

/** Returns whether the guide can ask colleagues now: not while they, the traveler or a change is waited for. */
export const mayAskColleagues = (row: BookingRow, party: Party, now: Temporal.Instant): boolean =>
  party === 'guide' &&
  row.colleaguesDueAt === null &&
  row.substituteAnswerBy === null &&
  row.changeDueAt === null &&
  canAskColleagues(toFacts(row), row.substitutionCount, now);

/** Presents a request to a colleague, without the traveler's name and contacts. */
export const presentSubstituteRequest = (
  { substitution, colleague, booking }: AskedRow,
  guides: Summaries,
  now: Temporal.Instant,
): SubstituteRequest => {
  const particulars = toParticulars(booking.particulars);
  return {
    id: substitution.id,
    state: getSubstitutionState(substitution, now),
    answer: colleague.answer,
    can: colleague.answer === null ? getSubstitutionActions(substitution, 'colleague', now) : [],
    firstGuide: getSummary(guides, substitution.firstGuideId),
    scheduledStartTime: booking.scheduledStart.toString(),
    scheduledEndTime: booking.scheduledEnd.toString(),
    timeZone: booking.timeZone,
    duration: booking.bookedMinutes / 60,
    travelers: booking.travelers,
    group: particulars.group,
    services: booking.services,
    itinerary: normalizeBookedItinerary(booking.itinerary),
    meetingAddress: maskBesideMessages(particulars.meetingAddress).text,
    meal: particulars.meal,
    transport: particulars.transport,
    tickets: particulars.tickets,
    mealYen: booking.mealYen,
    transportYen: booking.transportYen,
    ticketsYen: booking.ticketsYen,
    extraCosts: listAcceptedCosts(booking.extraCosts).map(({ id: _, ...line }) => ({
      ...line,
      text: maskContacts(line.text).text,
      can: [],
    })),
    totalCents: booking.totalCents,
    depositCents: booking.depositCents,
    finalPaymentCents: booking.totalCents - booking.depositCents,
    askedAt: substitution.askedAt.toString(),
    answerBy: substitution.answerBy.toString(),
  };
};
