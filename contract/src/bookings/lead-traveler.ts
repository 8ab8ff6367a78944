import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { GuideSummary } from '../guides/entities.ts';
import { displayName, Instant, Locale, SubcategoryId, text } from '../primitives.ts';
import { PERSON_NAME_MAX } from '../typed-text.ts';
import type { BookingFacts } from './booking-facts.ts';
import { isAgreed } from './contacts.ts';
import { deadlines } from './deadlines.ts';
import { DriverLines } from './driver-lines.ts';
import { particularsKept } from './particulars.ts';
import type { BookingStatus } from './statuses.ts';

/** Booking for somebody else (docs/product/for-others.md). */

export const NEEDS = ['slow_walking', 'wheelchair', 'diet', 'allergies'] as const;
export const Need = z.enum(NEEDS);
export type Need = z.infer<typeof Need>;

/** The longest words, in code points. */
export const LEAD_WORDS_MAX = 500;

/** As people type numbers: spaces, dots, brackets and dashes say nothing, 00 is the plus. */
const bare = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s().\p{Pd}\p{Cf}ー]/gu, '')
    .replace(/^00/, '+');

/** A telephone number with its country code, kept as in E.164: +8613800138000. */
export const Phone = z.pipe(
  z.string().check(
    z.maxLength(40),
    z.refine((typed) => /^\+[1-9]\d{6,14}$/.test(bare(typed)), {
      error: 'a number with its country code',
    }),
  ),
  z.transform(bare),
);

/** What the booker says of the travelers at checkout. */
export const LeadTravelerSent = z.strictObject({
  name: displayName(1, PERSON_NAME_MAX),
  phone: Phone,
  language: Locale,
  needs: z.array(Need).check(z.maxLength(NEEDS.length)),
  words: z.optional(text(0, LEAD_WORDS_MAX)),
});
export type LeadTravelerSent = z.infer<typeof LeadTravelerSent>;

const LEAD_FIELDS = ['name', 'phone', 'words'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/** The fields of the form that no booking could be made with. */
export const wrongLeadFields = (typed: z.input<typeof LeadTravelerSent>): Set<LeadField> => {
  const issues = LeadTravelerSent.safeParse(typed).error?.issues ?? [];
  return new Set(LEAD_FIELDS.filter((field) => issues.some(({ path }) => path[0] === field)));
};

/** The travelers' link, as the booker sees it. */
const LinkState = z.object({
  active: z.boolean(),
  /** One can be made: the deposit is paid, and the tour is not long over. */
  available: z.boolean(),
  endsAt: Instant,
});

/**
 * That a tour was booked for somebody else, in the booking itself. Nothing of who that is: replies that
 * carry a booking may be kept for ever (docs/product/pages.md, "Repeating a call").
 */
export const ForOthers = z.object({
  /** The travelers' press confirms the start for their side; told to the booker alone. */
  mayStart: z.boolean(),
  /** When they said that they had met the guide; for the booker alone. */
  metAt: z.nullable(Instant),
  /**
   * When the tour was completed first; null unless it counts as completed; for the booker alone. Absent in
   * replies that were stored before there was such a field.
   */
  finishedAt: z.optional(z.nullable(Instant)),
  /** Null for the guide. */
  link: z.nullable(LinkState),
});
export type ForOthers = z.infer<typeof ForOthers>;

/** Who travels, as the viewer may see it. */
export const LeadTraveler = z.object({
  needs: z.array(Need),
  /** Null for the guide until the deposit is paid, and once the booking is cancelled. */
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

/** The link itself, for the booker: where it leads on this site, null where there is none. */
export const TravelersLink = z.object({
  path: z.nullable(z.string()),
  endsAt: Instant,
});
export type TravelersLink = z.infer<typeof TravelersLink>;

/** Bytes of chance in a link. */
export const LINK_BYTES = 16;

/** Where a link leads. The token stands behind the #, so that no server and no log is sent it. */
export const travelersPath = (token: string, language: Locale): string =>
  `/travelers?lang=${language}#token=${token}`;

/** A link ends so many days after the scheduled end. */
export const LINK_DAYS = 7;

/** All but the composition is erased so many days after the booking, or its dispute, ended. */
export const LEAD_DAYS = 30;

type Times = Pick<BookingFacts, 'start' | 'end'>;

/** Instants have no calendar days: a day is 24 hours. */
export const linkEndsAt = ({ end }: Pick<Times, 'end'>): Temporal.Instant =>
  end.add({ hours: LINK_DAYS * 24 });

/** Whether a link can be made and used. */
export const linkIsOpen = (
  facts: Pick<BookingFacts, 'end' | 'paidAt'>,
  now: Temporal.Instant,
): boolean => facts.paidAt !== null && Temporal.Instant.compare(now, linkEndsAt(facts)) < 0;

/** Whether the guide may read who travels, and not only of which age and with which needs. */
export const guideSeesPerson = (
  facts: Pick<BookingFacts, 'status' | 'cancelKind'> & Parameters<typeof isAgreed>[0],
): boolean =>
  // A cancellation that is contested is one until it is decided otherwise.
  isAgreed(facts) && facts.status !== 'cancelled' && facts.cancelKind === null;

const MEETING: readonly BookingStatus[] = [
  'upcoming',
  'awaiting_start',
  'start_confirmed',
  'ongoing',
  'extend_requested',
  'extend_confirmed',
];

/** Where a booking is on its way for the people who travel. */
const TRAVELERS_STATES = ['waiting', 'booked', 'running', 'over', 'cancelled'] as const;
export type TravelersState = (typeof TRAVELERS_STATES)[number];

export const travelersStateOf = (status: BookingStatus): TravelersState => {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'completed' || status === 'disputed') return 'over';
  if (status === 'pending' || status === 'confirmed') return 'waiting';
  return status === 'upcoming' || status === 'awaiting_start' || status === 'start_confirmed'
    ? 'booked'
    : 'running';
};

/** Whether the booking's state lets people meet, at whatever time. */
export const canEverMeet = (status: BookingStatus): boolean => MEETING.includes(status);

/** From when the travelers may say that they have met the guide. */
export const meetingOpensAt = (facts: BookingFacts): Temporal.Instant =>
  deadlines.startNears(facts);

/** Whether it is time for that: from two hours before the start to the scheduled end. */
export const isMeetingTime = (facts: BookingFacts, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, meetingOpensAt(facts)) >= 0 &&
  Temporal.Instant.compare(now, facts.end) <= 0;

/** The step beside the table of statuses that the story tells of it. */
export const TRAVELERS_MET = 'travelers_met';

/** What people with the link see, and nothing that they do not need. */
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
  meetingAddress: particularsKept.meetingAddress,
  meetingPostalCode: particularsKept.meetingPostalCode,
  addressConfirmed: particularsKept.addressConfirmed,
  driverLines: DriverLines,
  /** 'We have met' can be pressed. */
  canMeet: z.boolean(),
  meetingOpensAt: Instant,
  metAt: z.nullable(Instant),
  /**
   * What the code of the travelers' side is computed from, and the server's time; null where the
   * booker has not allowed it, and while no code counts.
   */
  startCode: z.nullable(z.object({ secret: z.string(), sentAt: Instant })),
});
export type TravelersPage = z.infer<typeof TravelersPage>;
