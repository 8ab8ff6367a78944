import { setTimeout as wait } from 'node:timers/promises';
import { login, signup } from '@tomoguide/contract/accounts/calls';
import * as bookings from '@tomoguide/contract/bookings/calls';
import type { BookingStatus } from '@tomoguide/contract/bookings/statuses';
import { payDeposit, succeedDemoSession } from '@tomoguide/contract/payments/calls';
import type { GuideId } from '@tomoguide/contract/primitives';
import { aCheckout } from './factories/bookings.ts';
import type { RetriedReply, Retrying } from './retrying-client.ts';

/** What the server has acknowledged and therefore must not lose. */
export interface Acknowledged {
  people: Map<string, string>;
  /** The last acknowledged status of each booking. */
  bookings: Map<number, BookingStatus>;
  paid: Set<number>;
  /** Responses that no crash can explain. */
  strange: string[];
}

export interface TourGuide {
  id: GuideId;
  token: string;
}

interface World {
  insist: Retrying;
  guides: readonly TourGuide[];
  outcomes: Acknowledged;
}

const PASSWORD = 'lantern by the river';
const pickRandom = <T>(list: readonly T[]): T => {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

const recordReply = (world: World, what: string, { status, body, tries }: RetriedReply): void => {
  world.outcomes.strange.push(`${what}: ${status} ${JSON.stringify(body)} at try ${tries}`);
};

/** Signing up has no idempotency key, so if the name is taken after a timeout, the first attempt succeeded. */
const signUp = async (world: World, username: string): Promise<string | null> => {
  const { insist, outcomes: acknowledged } = world;
  const both = { password: PASSWORD, confirmPassword: PASSWORD };
  const body = { username, email: `${username}@example.com`, fullName: 'Mei Lin', ...both };
  const made = await insist(signup, { body });
  const isReplyLost = made.status === 409 && made.tries > 1;
  const answer = isReplyLost
    ? await insist(login, { body: { username, password: PASSWORD } })
    : made;
  if (!answer.body.token) {
    recordReply(world, `signing up ${username}`, answer);
    return null;
  }
  acknowledged.people.set(username, answer.body.token);
  return answer.body.token;
};

/**
 * Returns a tour on one of the next days, within the guide's hours; other travelers may want the same slot.
 */
const randomTour = (guide: TourGuide) => {
  const day = Temporal.Now.plainDateISO('UTC').add({ days: 3 + Math.floor(Math.random() * 60) });
  const hour = String(Math.floor(Math.random() * 6)).padStart(2, '0');
  return aCheckout(guide.id, { scheduledStartTime: `${day}T${hour}:00:00Z` });
};

/** Pays at the demo provider; returns true if both the provider and the site acknowledged the payment. */
const pay = async (world: World, token: string, id: number): Promise<boolean> => {
  const payment = await world.insist(payDeposit, {
    token,
    params: { bookingId: id },
    body: { method: pickRandom(['card', 'alipay', 'wechat']) },
  });
  if (payment.status !== 200) {
    recordReply(world, `paying ${id}`, payment);
    return false;
  }
  const sessionId = new URL(payment.body.redirectUrl, 'http://x').searchParams.get('session') ?? '';
  const done = await world.insist(succeedDemoSession, { params: { sessionId } });
  if (done.status !== 200) {
    recordReply(world, `the provider's page of ${id}`, done);
    return false;
  }
  world.outcomes.paid.add(id);
  world.outcomes.bookings.set(id, 'confirmed');
  return true;
};

/**
 * Returns whether the booking is confirmed, after waiting briefly. If the callback was lost with the
 * server, it is redelivered only a minute later.
 */
const isConfirmed = async (world: World, token: string, id: number): Promise<boolean> => {
  for (let look = 0; look < 5; look += 1) {
    const { body } = await world.insist(bookings.getBooking, { token, params: { id } });
    if (body.status === 'confirmed') return true;
    await wait(100);
  }
  return false;
};

const cancel = async (world: World, token: string, id: number): Promise<void> => {
  const answer = await world.insist(bookings.updateBookingStatus, {
    token,
    params: { id },
    body: { status: 'cancelled' },
  });
  if (answer.status === 200) world.outcomes.bookings.set(id, 'cancelled');
  else recordReply(world, `cancelling ${id}`, answer);
};

const accept = async (world: World, guide: TourGuide, id: number): Promise<boolean> => {
  const answer = await world.insist(bookings.acceptBooking, {
    token: guide.token,
    params: { id },
  });
  // Accepting has no idempotency key, so an attempt that timed out may already have taken effect.
  const done =
    answer.status === 200 || (answer.tries > 1 && answer.body.details?.status === 'upcoming');
  if (done) world.outcomes.bookings.set(id, 'upcoming');
  else recordReply(world, `accepting ${id}`, answer);
  return done;
};

const reject = async (world: World, guide: TourGuide, id: number): Promise<void> => {
  const answer = await world.insist(bookings.rejectBooking, {
    token: guide.token,
    params: { id },
    body: { rejectReason: 'other', reason: 'A typhoon' },
  });
  if (answer.status === 200) world.outcomes.bookings.set(id, 'cancelled');
  else recordReply(world, `rejecting ${id}`, answer);
};

/**
 * Errors that mean that another traveler took the slot, or that too many of the guide's slots are currently
 * held.
 */
const NO_SLOT = ['SLOT_TAKEN', 'SLOT_NOT_AVAILABLE', 'GUIDE_BUSY'];
/** Errors that mean that this traveler cannot book more for now. */
const ENOUGH = ['TOO_MANY_PENDING', 'TOO_MANY_HOLDS'];

/** Takes one booking from checkout to an end; returns false if this traveler has too many unpaid bookings. */
const runBooking = async (world: World, token: string): Promise<boolean> => {
  const guide = pickRandom(world.guides);
  const made = await world.insist(bookings.createBooking, { token, body: randomTour(guide) });
  if (made.status !== 201) {
    if (ENOUGH.includes(made.body.code)) return false;
    if (!NO_SLOT.includes(made.body.code)) recordReply(world, 'booking', made);
    return true;
  }
  const id = Number(made.body.id);
  if (world.outcomes.bookings.has(id)) recordReply(world, `booking ${id} a second time`, made);
  world.outcomes.bookings.set(id, 'pending');
  const turn = Math.random();
  if (turn < 0.1) await cancel(world, token, id);
  else if ((await pay(world, token, id)) && (await isConfirmed(world, token, id))) {
    if (turn < 0.3) await reject(world, guide, id);
    else if (turn < 0.85 && (await accept(world, guide, id)) && turn < 0.6)
      await cancel(world, token, id);
  }
  return true;
};

/** Books, pays and cancels repeatedly while `goesOn` returns true; the guides respond in between. */
export const bookRepeatedly = async (
  world: World,
  name: string,
  goesOn: () => boolean,
): Promise<void> => {
  for (let person = 0; goesOn(); person += 1) {
    const token = await signUp(world, `${name}${person}`);
    for (let trips = 0; token && trips < 12 && goesOn(); trips += 1)
      if (!(await runBooking(world, token))) break;
  }
};
