import 'temporal-polyfill/global';
import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/domains/accounts/login/demo-accounts.ts';

/** Creates bookings through the API, for journeys that start from an existing booking. */

/** Demo guides with different hours, so that at least one of them is free whenever a journey needs a slot. */
const GUIDES = [
  'kenji',
  'harukamori',
  'gaoruolan',
  'hiromimatsuo',
  'yukikoonodera',
  'sakurahinata',
  'zhengkaiwen',
  'kotoneyoshino',
  'limengjie',
] as const;

export interface Person {
  id: number;
  guideId: number | null;
  token: string;
}

export interface Slot {
  guideId: number;
  guideName: string;
  /** The guide's username. */
  guide: string;
  day: string;
  /** An RFC 3339 instant. */
  start: string;
  duration: number;
}

export interface Booked {
  id: number;
  bookingNumber: string;
  depositCents: number;
  totalCents: number;
  scheduledStartTime: string;
}

const ok = async <Reply>(response: {
  ok(): boolean;
  text(): Promise<string>;
  url(): string;
}): Promise<Reply> => {
  const text = await response.text();
  if (!response.ok()) throw new Error(`${response.url()}: ${text}`);
  return JSON.parse(text) as Reply;
};

/** Logs in a demo user through the API. */
export const logInDemoUser = async (
  request: APIRequestContext,
  username: string,
): Promise<Person> =>
  ok(await request.post('/api/auth/login', { data: { username, password: DEMO_PASSWORD } }));

const headers = (who: Person) => ({
  authorization: `Bearer ${who.token}`,
  'idempotency-key': crypto.randomUUID(),
});

/** Earliest and latest start, in hours from now. */
export type Hours = readonly [number, number];

/** The default range: more than a day ahead, and wide enough for every guide to be free at some time. */
export const AHEAD: Hours = [30, 400];

/** Returns a free slot of a demo guide that starts within `hours`, for the guide's shortest duration. */
export const freeSlot = async (
  request: APIRequestContext,
  hours: Hours,
  guides: readonly string[] = GUIDES,
): Promise<Slot> => {
  const now = Temporal.Now.instant();
  const [from, to] = hours.map((each) => now.add({ seconds: Math.round(each * 3600) })) as [
    Temporal.Instant,
    Temporal.Instant,
  ];
  const [first, last] = [from, to].map((at) => at.toZonedDateTimeISO('Asia/Tokyo').toPlainDate());
  for (const guide of guides) {
    const { guideId } = await logInDemoUser(request, guide);
    const profile = `/api/v2/guides/${guideId}`;
    const { name } = await ok<{ name: string }>(await request.get(profile));
    const range = `from=${first}&to=${last}`;
    const days = await ok<{ data: string[]; duration: number }>(
      await request.get(`${profile}/availability?${range}`),
    );
    for (const day of days.data) {
      const starts = await ok<{ data: { start: string }[] }>(
        await request.get(`${profile}/start-times?date=${day}&duration=${days.duration}`),
      );
      const fits = starts.data.find(({ start }) => {
        const at = Temporal.Instant.from(start);
        return Temporal.Instant.compare(at, from) >= 0 && Temporal.Instant.compare(at, to) <= 0;
      });
      if (fits && guideId !== null)
        return {
          guideId,
          guideName: name,
          guide,
          day,
          start: fits.start,
          duration: days.duration,
        };
    }
  }
  throw new Error(`no demo guide is free from ${from} to ${to}`);
};

/** Checks out a slot, which stays unpaid until `pay` is called. */
export const book = async (
  request: APIRequestContext,
  traveler: Person,
  slot: Slot,
): Promise<Booked> =>
  ok(
    await request.post('/api/v2/bookings', {
      headers: headers(traveler),
      data: {
        guideId: slot.guideId,
        scheduledStartTime: slot.start,
        duration: slot.duration,
        travelers: 2,
        services: [],
        meetingAddress: '東京駅 丸の内南口',
      },
    }),
  );

/** Pays the deposit through the demo provider. */
export const pay = async (
  request: APIRequestContext,
  traveler: Person,
  booking: Booked,
  method: 'card' | 'alipay' | 'wechat' = 'alipay',
): Promise<void> => {
  const { redirectUrl } = await ok<{ redirectUrl: string }>(
    await request.post(`/api/v2/bookings/${booking.id}/pay`, {
      headers: headers(traveler),
      data: { method },
    }),
  );
  const session = new URL(redirectUrl, 'http://site.invalid').searchParams.get('session');
  await ok(await request.post(`/api/demo-provider/sessions/${session}/succeed`));
};

/** Creates a booking of kenji by mei with a paid deposit, which awaits kenji's answer. */
export const paidRequest = async (
  request: APIRequestContext,
  { hours = AHEAD, method }: { hours?: Hours; method?: 'card' | 'alipay' | 'wechat' } = {},
): Promise<Booked> => {
  const slot = await freeSlot(request, hours, ['kenji']);
  const mei = await logInDemoUser(request, 'mei');
  const booking = await book(request, mei, slot);
  await pay(request, mei, booking, method);
  return booking;
};

/** Accepts a paid booking as its guide. */
export const accept = async (
  request: APIRequestContext,
  guide: string,
  booking: Pick<Booked, 'id'>,
): Promise<void> => {
  const who = await logInDemoUser(request, guide);
  await ok(await request.post(`/api/v2/bookings/${booking.id}/accept`, { headers: headers(who) }));
};

/** Cancels an unpaid booking as the traveler. */
export const cancel = async (
  request: APIRequestContext,
  traveler: Person,
  booking: Booked,
): Promise<void> => {
  await ok(
    await request.patch(`/api/bookings/${booking.id}/status`, {
      headers: headers(traveler),
      data: { status: 'cancelled' },
    }),
  );
};

/** Returns the traveler's unpaid bookings. */
export const unpaidBookings = async (
  request: APIRequestContext,
  traveler: Person,
): Promise<Booked[]> => {
  const { data } = await ok<{ data: (Booked & { status: string; acceptedAt: string | null })[] }>(
    await request.get(`/api/v2/bookings-new/traveler/${traveler.id}`, {
      headers: headers(traveler),
    }),
  );
  return data.filter(({ status, acceptedAt }) => status === 'pending' && acceptedAt === null);
};
