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
import { type Retrying, retryingClient } from '../../server/src/testing/retrying-client.ts';
import { extendWithRetries } from '../../server/src/testing/retrying-extension.ts';
import { type Acknowledged, bookRepeatedly } from '../../server/src/testing/retrying-traveler.ts';
import type { SeededSite } from './seed.ts';

const BOOKERS = 6;
const READERS = 4;
/** Average milliseconds between two actions of a user. */
const THINKING_MS = 2_000;
const READING_MS = 1_000;
/** Chosen to stay below the rate limit for messages. */
const WRITING_MS = 10_000;
const TOUR_EVERY_MS = 20_000;

/** The changes that were acknowledged during the soak test. */
export interface Acknowledgments extends Acknowledged {
  /** Sent messages, by client message ID. */
  messages: Map<string, { seq: number; text: string }>;
  completed: Set<BookingId>;
  pagesRead: number;
}

export interface Crowd {
  outcomes: Acknowledgments;
  /** Clients that follow conversations: two per conversation, in the order of the conversations. */
  followers: readonly FollowingClient[];
  /** Resolves when all users have finished their current actions. */
  rest(): Promise<void>;
}

const pause = (mean: number): Promise<void> => wait(Math.random() * 2 * mean);

const pickOne = <Value>(list: readonly Value[]): Value => {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

/**
 * Simulates users who book, go on tours, send messages, read and check their calendars. They stop when
 * `rest` is called.
 */
export const simulateUsers = (url: string, seeded: SeededSite): Crowd => {
  const address = async (): Promise<string> => url;
  const sendWithRetry = retryingClient(address, 0);
  const sendAfterPause: Retrying = async (call, input) => {
    await pause(THINKING_MS);
    return sendWithRetry(call, input);
  };
  const acknowledged: Acknowledgments = {
    people: new Map(),
    bookings: new Map(),
    paid: new Set(),
    strange: [],
    messages: new Map(),
    completed: new Set(),
    pagesRead: 0,
  };
  let isRunning = true;
  const recordUnexpected = (what: string, error: unknown): void => {
    acknowledged.strange.push(`${what}: ${error}`);
  };

  const book = (n: number): Promise<void> =>
    bookRepeatedly(
      {
        insist: sendAfterPause,
        guides: seeded.guides.map(({ id, user }) => ({ id, token: user.token })),
        outcomes: acknowledged,
      },
      `booker${n}x`,
      () => isRunning,
    );

  /** Runs a tour from the confirmed start to its completion, with an extension of a quarter of an hour. */
  const runTour = async ({ id, guide, traveler }: TestBooking): Promise<void> => {
    const params = { id };
    const sides = [
      [traveler.token, 'traveler'],
      [guide.user.token, 'guide'],
    ] as const;
    for (const [token, userType] of sides) {
      const reply = await sendAfterPause(bookings.confirmStart, {
        token,
        params,
        body: { userType },
      });
      if (reply.status !== 200) throw new Error(JSON.stringify(reply));
    }
    await extendWithRetries(
      sendAfterPause,
      { traveler: traveler.token, guide: guide.user.token },
      id,
    );
    const done = await sendAfterPause(bookings.updateBookingStatus, {
      token: traveler.token,
      params,
      body: { status: 'completed' },
    });
    if (done.status !== 200) throw new Error(JSON.stringify(done));
    acknowledged.completed.add(id);
  };
  const runTours = async (): Promise<void> => {
    const under: Promise<void>[] = [];
    for (const tour of seeded.tours) {
      if (!isRunning) break;
      under.push(runTour(tour).catch((error) => recordUnexpected(`tour ${tour.id}`, error)));
      await wait(TOUR_EVERY_MS);
    }
    await Promise.all(under);
  };

  const write = async ({ id }: TestConversation, token: string): Promise<void> => {
    for (let n = 1; isRunning; n += 1) {
      await pause(WRITING_MS);
      const [clientMessageId, text] = [randomUUID(), `Message ${n} 第${n}条`];
      const body = { kind: 'text', clientMessageId, text };
      const { status, body: sent } = await sendWithRetry(sendMessage, {
        token,
        params: { conversationId: id },
        body,
      });
      if (status === 201) acknowledged.messages.set(clientMessageId, { seq: sent.seq, text });
      // OUT_OF_CREDITS is expected: the other user has sent too few messages, and their next message
      // restores credits.
      else if (sent.code !== 'OUT_OF_CREDITS') recordUnexpected('a message', JSON.stringify(sent));
    }
  };

  const pages = ['/', '/search', '/search?city=kyoto', '/search?city=tokyo&travelers=2', '/help'];
  const readPages = async (): Promise<void> => {
    while (isRunning) {
      await pause(READING_MS);
      const guide = pickOne(seeded.guides);
      const path = pickOne([...pages, `/guides/${guide.id}`, `${searchGuides.path}?city=tokyo`]);
      const language = pickOne(['en', 'zh-CN']);
      try {
        const reply = await fetch(url + path, { headers: { 'accept-language': language } });
        await reply.arrayBuffer();
        acknowledged.pagesRead += 1;
        if (!reply.ok) recordUnexpected(path, reply.status);
      } catch (error) {
        recordUnexpected(path, error);
      }
    }
  };

  const useDashboards = async (n: number): Promise<void> => {
    const { user } = seeded.guides[n % seeded.guides.length] ?? pickOne(seeded.guides);
    const calls = [
      getMe,
      getEarnings,
      listConversations,
      getUnreadTotal,
      bookings.listGuideBookings,
    ];
    while (isRunning) {
      const call = pickOne(calls);
      const reply = await sendAfterPause(call, { token: user.token, params: { userId: user.id } });
      if (reply.status !== 200) recordUnexpected(call.path, JSON.stringify(reply));
      const free = await sendAfterPause(getAvailability, {
        params: { id: pickOne(seeded.guides).id },
      });
      if (free.status >= 500) recordUnexpected(getAvailability.path, JSON.stringify(free));
    }
  };

  const followers = seeded.conversations.flatMap(({ id, traveler, guide }) => [
    new FollowingClient(address, traveler.token, id),
    new FollowingClient(address, guide.user.token, id),
  ]);
  const all = [
    ...Array.from({ length: BOOKERS }, (_, n) => book(n)),
    ...Array.from({ length: READERS }, readPages),
    ...Array.from({ length: READERS }, (_, n) => useDashboards(n)),
    ...seeded.conversations.flatMap((conversation) => [
      write(conversation, conversation.traveler.token),
      write(conversation, conversation.guide.user.token),
    ]),
    runTours(),
  ].map((one) => one.catch((error) => recordUnexpected('somebody', error)));
  return {
    outcomes: acknowledged,
    followers,
    rest: async () => {
      isRunning = false;
      await Promise.all(all);
    },
  };
};
