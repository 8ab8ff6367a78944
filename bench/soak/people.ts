import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { getMe } from '@tomoguide/contract/accounts/calls';
import * as bookings from '@tomoguide/contract/bookings/calls';
import { getAvailability, searchGuides } from '@tomoguide/contract/guides/calls';
import {
  getUnreadTotal,
  listConversations,
  sendMessage,
} from '@tomoguide/contract/messaging/calls';
import { getEarnings } from '@tomoguide/contract/payments/calls';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { TestBooking } from '../../server/src/testing/factories/bookings.ts';
import type { TestConversation } from '../../server/src/testing/factories/conversations.ts';
import { FollowingClient } from '../../server/src/testing/following-client.ts';
import { type Retrying, retrying } from '../../server/src/testing/retrying-client.ts';
import { extendInTheEnd } from '../../server/src/testing/retrying-extension.ts';
import { type Acknowledged, travel } from '../../server/src/testing/retrying-traveler.ts';
import type { Town } from './seed.ts';

const BOOKERS = 6;
const READERS = 4;
/** Pauses between two calls of one person, on average. */
const THINKING_MS = 2_000;
const READING_MS = 1_000;
/** Less often than a person may write. */
const WRITING_MS = 10_000;
const TOUR_EVERY_MS = 20_000;

/** What was acknowledged while the soak went on. */
export interface Told extends Acknowledged {
  /** By the name that its sender gave it. */
  messages: Map<string, { seq: number; text: string }>;
  completed: Set<BookingId>;
  pagesRead: number;
}

export interface Crowd {
  told: Told;
  /** Two of each conversation, in its order. */
  followers: readonly FollowingClient[];
  /** All have ended what they were at. */
  rest(): Promise<void>;
}

const someTime = (mean: number): Promise<void> => wait(Math.random() * 2 * mean);

const oneOf = <Value>(list: readonly Value[]): Value => {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

/** People who book, go on tours, write, read and look after their calendars, until they are to rest. */
export const gather = (url: string, town: Town): Crowd => {
  const address = async (): Promise<string> => url;
  const insist = retrying(address, 0);
  const unhurried: Retrying = async (call, wish) => {
    await someTime(THINKING_MS);
    return insist(call, wish);
  };
  const told: Told = {
    people: new Map(),
    bookings: new Map(),
    paid: new Set(),
    strange: [],
    messages: new Map(),
    completed: new Set(),
    pagesRead: 0,
  };
  let goesOn = true;
  const strange = (what: string, error: unknown): void => {
    told.strange.push(`${what}: ${error}`);
  };

  const book = (n: number): Promise<void> =>
    travel(
      {
        insist: unhurried,
        guides: town.guides.map(({ id, user }) => ({ id, token: user.token })),
        told,
      },
      `booker${n}x`,
      () => goesOn,
    );

  /** From the confirmation of the start to the end, with a quarter of an hour more. */
  const goOn = async ({ id, guide, traveler }: TestBooking): Promise<void> => {
    const params = { id };
    const sides = [
      [traveler.token, 'traveler'],
      [guide.user.token, 'guide'],
    ] as const;
    for (const [token, userType] of sides) {
      const reply = await unhurried(bookings.confirmStart, { token, params, body: { userType } });
      if (reply.status !== 200) throw new Error(JSON.stringify(reply));
    }
    await extendInTheEnd(unhurried, { traveler: traveler.token, guide: guide.user.token }, id);
    const done = await unhurried(bookings.updateBookingStatus, {
      token: traveler.token,
      params,
      body: { status: 'completed' },
    });
    if (done.status !== 200) throw new Error(JSON.stringify(done));
    told.completed.add(id);
  };
  const goOnAll = async (): Promise<void> => {
    const under: Promise<void>[] = [];
    for (const tour of town.tours) {
      if (!goesOn) break;
      under.push(goOn(tour).catch((error) => strange(`tour ${tour.id}`, error)));
      await wait(TOUR_EVERY_MS);
    }
    await Promise.all(under);
  };

  const write = async ({ id }: TestConversation, token: string): Promise<void> => {
    for (let n = 1; goesOn; n += 1) {
      await someTime(WRITING_MS);
      const [clientMessageId, text] = [randomUUID(), `Message ${n} 第${n}条`];
      const body = { kind: 'text', clientMessageId, text };
      const { status, body: sent } = await insist(sendMessage, {
        token,
        params: { conversationId: id },
        body,
      });
      if (status === 201) told.messages.set(clientMessageId, { seq: sent.seq, text });
      // The other side has said too little: its next message gives credits back.
      else if (sent.code !== 'OUT_OF_CREDITS') strange('a message', JSON.stringify(sent));
    }
  };

  const pages = ['/', '/search', '/search?city=kyoto', '/search?city=tokyo&travelers=2', '/help'];
  const read = async (): Promise<void> => {
    while (goesOn) {
      await someTime(READING_MS);
      const guide = oneOf(town.guides);
      const path = oneOf([...pages, `/guides/${guide.id}`, `${searchGuides.path}?city=tokyo`]);
      const language = oneOf(['en', 'zh-CN']);
      try {
        const reply = await fetch(url + path, { headers: { 'accept-language': language } });
        await reply.arrayBuffer();
        told.pagesRead += 1;
        if (!reply.ok) strange(path, reply.status);
      } catch (error) {
        strange(path, error);
      }
    }
  };

  const lookAround = async (n: number): Promise<void> => {
    const { user } = town.guides[n % town.guides.length] ?? oneOf(town.guides);
    const calls = [
      getMe,
      getEarnings,
      listConversations,
      getUnreadTotal,
      bookings.listGuideBookings,
    ];
    while (goesOn) {
      const call = oneOf(calls);
      const reply = await unhurried(call, { token: user.token, params: { userId: user.id } });
      if (reply.status !== 200) strange(call.path, JSON.stringify(reply));
      const free = await unhurried(getAvailability, { params: { id: oneOf(town.guides).id } });
      if (free.status >= 500) strange(getAvailability.path, JSON.stringify(free));
    }
  };

  const followers = town.talks.flatMap(({ id, traveler, guide }) => [
    new FollowingClient(address, traveler.token, id),
    new FollowingClient(address, guide.user.token, id),
  ]);
  const all = [
    ...Array.from({ length: BOOKERS }, (_, n) => book(n)),
    ...Array.from({ length: READERS }, read),
    ...Array.from({ length: READERS }, (_, n) => lookAround(n)),
    ...town.talks.flatMap((talk) => [
      write(talk, talk.traveler.token),
      write(talk, talk.guide.user.token),
    ]),
    goOnAll(),
  ].map((one) => one.catch((error) => strange('somebody', error)));
  return {
    told,
    followers,
    rest: async () => {
      goesOn = false;
      await Promise.all(all);
    },
  };
};
