import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { GuideSummary } from '../guides/entities.ts';
import { displayName, Instant, Locale, SubcategoryId, text } from '../primitives.ts';
import { toPlainDigits } from '../typed-digits.ts';
import { PERSON_NAME_MAX } from '../typed-text.ts';
import type { BookingFacts } from './booking-facts.ts';
import { deadlines } from './deadlines.ts';
import { DriverLines } from './driver-lines.ts';
import { LINK_DAYS } from './figures.ts';
import { particularsStored } from './particulars.ts';
import type { BookingStatus } from './statuses.ts';

/** Booking for someone else (docs/product/for-others.md). */

export const NEEDS = ['slow_walking', 'wheelchair', 'diet', 'allergies'] as const;
export const Need = z.enum(NEEDS);
export type Need = z.infer<typeof Need>;

/** Maximum length of the booker's words about the travelers, in code points. */
export const LEAD_TEXT_MAX = 500;

/**
 * Country codes after which a zero is only dialed within the country: '+81 090 …' means +81 90. In other
 * countries, such as Italy, the zero is part of the number.
 */
const BEFORE_TRUNK_ZERO =
  /^(\+(?:20|27|3[1236]|4[0134689]|6[0-6]|8[1246]|9[0-58]|353|358|38[015]|421|88[06]|97[12]))0/;

/**
 * Normalizes a typed phone number: removes spaces, dots, slashes, parentheses and dashes, what copied links begin with,
 * and the zero that is dialed only within the country; replaces a leading 00 with a plus.
 */
const normalizePhoneNumber = (typed: string): string =>
  toPlainDigits(typed)
    .replace(/^\s*tel:/i, '')
    .replace('(0)', '')
    .replace(/[\s()./\p{Pd}−ー]/gu, '')
    .replace(/^00/, '+')
    .replace(BEFORE_TRUNK_ZERO, '$1');

/** A phone number with its country code, stored as E.164: +8613800138000. */
export const Phone = z.pipe(
  z.string().check(
    z.maxLength(40),
    z.refine((typed) => /^\+[1-9]\d{6,14}$/.test(normalizePhoneNumber(typed)), {
      error: 'a number with its country code',
    }),
  ),
  z.transform(normalizePhoneNumber),
);

/** The booker's description of the travelers at checkout. */
export const LeadTravelerSent = z.strictObject({
  name: displayName(1, PERSON_NAME_MAX),
  phone: Phone,
  language: Locale,
  needs: z.array(Need).check(z.maxLength(NEEDS.length)),
  words: z.optional(text(0, LEAD_TEXT_MAX)),
});
export type LeadTravelerSent = z.infer<typeof LeadTravelerSent>;

const LEAD_FIELDS = ['name', 'phone', 'words'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/** Returns the fields of the form that are invalid. */
export const findInvalidLeadFields = (typed: z.input<typeof LeadTravelerSent>): Set<LeadField> => {
  const issues = LeadTravelerSent.safeParse(typed).error?.issues ?? [];
  return new Set(LEAD_FIELDS.filter((field) => issues.some(({ path }) => path[0] === field)));
};

/** The travelers' link, as shown to the booker. */
const LinkState = z.object({
  active: z.boolean(),
  /** True if a link can be created: the deposit is paid, and the link would not have expired yet. */
  available: z.boolean(),
  endsAt: Instant,
});

/**
 * What a booking says about travelers other than the booker. Contains no personal data, because responses that
 * contain a booking can be stored permanently (docs/product/pages.md, "Repeating a call").
 */
export const ForOthers = z.object({
  /**
   * True if the travelers' confirmation also confirms the start for the traveler's party; only shown to the
   * booker.
   */
  mayStart: z.boolean(),
  /** When the travelers confirmed that they met the guide; only shown to the booker. */
  metAt: z.nullable(Instant),
  /**
   * When the tour was first completed; null if it is not completed now. Only shown to the booker. Absent in
   * responses stored before this field existed.
   */
  finishedAt: z.optional(z.nullable(Instant)),
  /** The travelers' link; null for the guide. */
  link: z.nullable(LinkState),
});
export type ForOthers = z.infer<typeof ForOthers>;

/** The data about the travelers that the viewer is allowed to see. */
export const LeadTraveler = z.object({
  needs: z.array(Need),
  /** Null for the guide until the deposit is paid, and after a cancellation. */
  person: z.nullable(
    z.object({
      name: z.string(),
      phone: z.string(),
      language: Locale,
      words: z.nullable(z.string()),
    }),
  ),
});
export type LeadTraveler = z.infer<typeof LeadTraveler>;

/** The travelers' link, as shown to the booker: a path on this site, or null if there is none. */
export const TravelersLink = z.object({
  path: z.nullable(z.string()),
  endsAt: Instant,
});
export type TravelersLink = z.infer<typeof TravelersLink>;

/** Number of random bytes in a link's token. */
export const LINK_BYTES = 16;

/**
 * Returns the path of a travelers' link. The token is in the fragment, so that it is never sent to a server
 * or logged.
 */
export const getTravelersPath = (token: string, language: Locale): string =>
  `/travelers?lang=${language}#token=${token}`;

type Times = Pick<BookingFacts, 'start' | 'end'>;

/** Returns when a link expires. Temporal.Instant cannot add calendar days, so a day is 24 hours. */
export const getLinkExpiry = ({ end }: Pick<Times, 'end'>): Temporal.Instant =>
  end.add({ hours: LINK_DAYS * 24 });

/** Returns whether a link can be created and used now. */
export const isLinkValid = (
  facts: Pick<BookingFacts, 'end' | 'paidAt'>,
  now: Temporal.Instant,
): boolean => facts.paidAt !== null && Temporal.Instant.compare(now, getLinkExpiry(facts)) < 0;

const MEETING: readonly BookingStatus[] = [
  'upcoming',
  'awaiting_start',
  'start_confirmed',
  'ongoing',
  'extend_requested',
  'extend_confirmed',
];

/** The state of a booking, as shown to the travelers. */
const TRAVELERS_STATES = ['waiting', 'booked', 'running', 'over', 'cancelled'] as const;
export type TravelersState = (typeof TRAVELERS_STATES)[number];

export const getTravelersState = (status: BookingStatus): TravelersState => {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'completed' || status === 'disputed') return 'over';
  if (status === 'pending' || status === 'confirmed') return 'waiting';
  return status === 'upcoming' || status === 'awaiting_start' || status === 'start_confirmed'
    ? 'booked'
    : 'running';
};

/** Returns whether the travelers can confirm the meeting in this status, at any time. */
export const canEverMeet = (status: BookingStatus): boolean => MEETING.includes(status);

/** Returns when the travelers can first confirm that they met the guide. */
export const getEarliestMeetingTime = (facts: BookingFacts): Temporal.Instant =>
  deadlines.startNears(facts);

/**
 * Returns whether the travelers can confirm the meeting now: from two hours before the start until the
 * scheduled end.
 */
export const isMeetingTime = (facts: BookingFacts, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, getEarliestMeetingTime(facts)) >= 0 &&
  Temporal.Instant.compare(now, facts.end) <= 0;

/** The history entry for the travelers' confirmation, which is not an event of the table of statuses. */
export const TRAVELERS_MET = 'travelers_met';

/** The data shown to anyone with the travelers' link, limited to what the travelers need. */
export const TravelersPage = z.object({
  name: z.string(),
  language: Locale,
  bookedBy: UserSummary,
  bookingNumber: z.string(),
  state: z.enum(TRAVELERS_STATES),
  guide: GuideSummary,
  scheduledStartTime: Instant,
  scheduledEndTime: Instant,
  timeZone: z.string(),
  services: z.array(SubcategoryId),
  meetingAddress: particularsStored.meetingAddress,
  meetingPostalCode: particularsStored.meetingPostalCode,
  addressConfirmed: particularsStored.addressConfirmed,
  driverLines: DriverLines,
  /** Whether the 'We have met' button is enabled. */
  canMeet: z.boolean(),
  meetingOpensAt: Instant,
  metAt: z.nullable(Instant),
  /**
   * The secret of the traveler's start code, and the server's time; null if the booker has not allowed the
   * travelers to start the tour, or while codes are not valid.
   */
  startCode: z.nullable(z.object({ secret: z.string(), sentAt: Instant })),
});
export type TravelersPage = z.infer<typeof TravelersPage>;
