import { toParticulars } from '@tomoguide/contract/bookings/particulars';
import type { BookingId, GuideId, ItineraryId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { createBooking } from '../../server/src/domains/bookings/service.ts';
import { guideServices, guides, itineraries } from '../../server/src/domains/guides/tables.ts';
import { openDay } from './open-day.ts';
import type { Story } from './story.ts';

const HALF_HOUR = 1_800_000;

/** The fields of a story that determine when its tour takes place and how large it is. */
export type TourOfStory = Pick<
  Story,
  | 'guide'
  | 'start'
  | 'to'
  | 'hour'
  | 'duration'
  | 'travelers'
  | 'meet'
  | 'meal'
  | 'transport'
  | 'tickets'
  | 'services'
>;

/** Returns the start of the story's tour, rounded to a half hour. */
const getStart = (
  story: TourOfStory,
  now: Temporal.Instant,
  timeZone: string,
): Temporal.Instant => {
  const requestedMs = now.epochMilliseconds + story.start * 3_600_000;
  const round = story.to === 'next' ? Math.ceil : Math.floor;
  const start = Temporal.Instant.fromEpochMilliseconds(round(requestedMs / HALF_HOUR) * HALF_HOUR);
  if (story.hour === undefined) return start;
  const plainTime = { hour: story.hour };
  const day = start.toZonedDateTimeISO(timeZone).toPlainDate();
  return day.toZonedDateTime({ timeZone, plainTime }).toInstant();
};

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);

/** Returns the story's duration and group size, limited to what the guide offers. */
const fitTourToGuide = async (tx: Tx, story: TourOfStory, guideId: GuideId) => {
  const [guide] = await tx.select().from(guides).where(eq(guides.id, guideId));
  if (!guide) throw new Error(`the demo has no guide ${story.guide}`);
  const services = await tx
    .select({ id: guideServices.subcategoryId })
    .from(guideServices)
    .where(eq(guideServices.guideId, guideId))
    .orderBy(asc(guideServices.subcategoryId));
  return {
    timeZone: guide.timeZone,
    durationMinutes: clamp(story.duration * 60, guide.minDurationMinutes, guide.maxDurationMinutes),
    travelers: clamp(story.travelers, guide.minPeople, guide.maxPeople),
    serviceIds: services
      .map(({ id }) => id)
      .filter((id) => story.services?.includes(id) ?? true)
      .slice(0, 2),
  };
};

/** Returns the story's tour as its guide offers it, and adds working hours for it to the guide's calendar. */
export const makeTour = async (
  tx: Tx,
  then: Deps,
  now: Temporal.Instant,
  story: TourOfStory,
  guideId: GuideId,
) => {
  const { timeZone, ...size } = await fitTourToGuide(tx, story, guideId);
  const start = getStart(story, now, timeZone);
  await openDay(tx, then, guideId, { start, minutes: size.durationMinutes, timeZone });
  return {
    ...size,
    start,
    particulars: toParticulars({
      meetingAddress: story.meet[0],
      meetingPostalCode: story.meet[1],
      meal: story.meal ?? null,
      transport: story.transport ?? null,
      tickets: story.tickets ?? null,
    }),
    claims: { totalCents: null, depositCents: null },
  };
};

const findItineraryId = async (
  tx: Tx,
  { guide, itinerary }: Story,
  guideId: GuideId,
): Promise<ItineraryId | null> => {
  if (itinerary === undefined) return null;
  const [found] = await tx
    .select({ id: itineraries.id })
    .from(itineraries)
    .where(and(eq(itineraries.guideId, guideId), eq(itineraries.position, itinerary)));
  if (!found) throw new Error(`${guide} has no itinerary ${itinerary}`);
  return found.id;
};

/** Creates the story's booking as of `story.made`. */
export const makeBooking = async (
  tx: Tx,
  then: Deps,
  now: Temporal.Instant,
  story: Story,
  { guideId, travelerId }: { guideId: GuideId; travelerId: UserId },
): Promise<{ id: BookingId; start: Temporal.Instant }> => {
  const tour = await makeTour(tx, then, now, story, guideId);
  const request = {
    ...tour,
    guideId,
    itineraryId: await findItineraryId(tx, story, guideId),
    useWallet: story.fromWallet ?? false,
    network: null,
  };
  const { row } = await createBooking(tx, then, travelerId, request);
  return { id: row.id, start: tour.start };
};
