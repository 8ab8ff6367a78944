import type { InjectOptions } from 'fastify';
import { inTransaction } from '../../server/src/database/transaction.ts';
import { createGuide } from '../../server/src/domains/guides/service.ts';
import { drainOutbox } from '../../server/src/events/dispatcher.ts';
import type { TestApp } from '../../server/src/testing/app.ts';
import { aUser } from '../../server/src/testing/factories/accounts.ts';
import { aBooking, type TestBooking } from '../../server/src/testing/factories/bookings.ts';
import {
  aConversation,
  type TestConversation,
} from '../../server/src/testing/factories/conversations.ts';
import { guideDefaults, type TestGuide } from '../../server/src/testing/factories/guides.ts';
import { runWithClock } from '../../server/src/testing/killed-site.ts';
import type { SoakedSite } from './site.ts';

/** The users and bookings at the start of the soak. */
export interface SeededSite {
  /** Guides with free time, with whom travelers book. */
  guides: readonly TestGuide[];
  /** Accepted bookings. At any time of the soak test, some start within two hours. */
  tours: readonly TestBooking[];
  conversations: readonly TestConversation[];
}

const HALF_HOUR_MS = 30 * 60 * 1000;
const GUIDES = 40;
const TALKS = 30;
/** Returns the number of tours needed for one to start every twenty seconds. */
const calculateTourCount = (minutes: number): number => minutes * 3;

/** Working hours that cover whole days, so that tours can start at any hour. */
const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  startMinute: 0,
  endMinute: 1440,
}));

/** The site to seed, and functions that create users on it. */
export interface Seeder {
  t: TestApp;
  person(): Promise<TestGuide['user']>;
  guide(): Promise<TestGuide>;
  many<One>(count: number, one: (n: number) => Promise<One>): Promise<One[]>;
  /** Returns the first full or half hour that is at least this many minutes away. */
  startIn(minutes: number): string;
}

/** Seeds the site with a clock of its own, before any running process could expire yesterday's holds. */
export const seedSite = <Seeded>(
  site: Pick<SoakedSite, 'databaseUrl' | 'env'>,
  make: (seeder: Seeder) => Promise<Seeded>,
): Promise<Seeded> => {
  // Tours must be booked a day ahead, so the clock is set to yesterday.
  const yesterday = Temporal.Now.instant().subtract({ hours: 30 });
  const clock = { now: () => yesterday };
  return runWithClock(site, clock, async (program) => {
    const t = { ...program, clock } as unknown as TestApp;
    t.inject = async (call, { token, params = {}, body, headers } = {}) => {
      const reply = await program.app.inject({
        method: call.method,
        url: call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name])),
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as InjectOptions['payload'] }),
      } as InjectOptions);
      return {
        status: reply.statusCode,
        body: reply.json(),
        raw: reply.body,
        headers: reply.headers,
      };
    };
    let people = 0;
    const person = () => {
      people += 1;
      return aUser(t, { username: `resident${people}`, identityVerifiedAt: yesterday });
    };
    const guide = async (): Promise<TestGuide> => {
      const user = await person();
      const profile = { ...guideDefaults, weeklyHours: ALWAYS, userId: user.id };
      const since = { approvedAt: yesterday, createdAt: yesterday };
      const id = await inTransaction(program.db, (tx) =>
        createGuide(tx, program.deps, { ...profile, ...since }),
      );
      return { id, userId: user.id, user };
    };
    const many = async <One>(count: number, one: (n: number) => Promise<One>): Promise<One[]> => {
      const all: One[] = [];
      while (all.length < count) all.push(await one(all.length));
      return all;
    };
    const startIn = (minutes: number): string => {
      const soon = Temporal.Now.instant().add({ minutes: Math.ceil(minutes) });
      const start = Temporal.Instant.fromEpochMilliseconds(
        Math.ceil(soon.epochMilliseconds / HALF_HOUR_MS) * HALF_HOUR_MS,
      );
      return start.toString({ smallestUnit: 'second' });
    };
    const seeded = await make({ t, person, guide, many, startIn });
    // Deliver yesterday's events now, so that they do not count as lag today.
    await drainOutbox(program.deps, program.reactions);
    return seeded;
  });
};

export const settle = (
  site: Pick<SoakedSite, 'databaseUrl' | 'env'>,
  minutes: number,
): Promise<SeededSite> =>
  seedSite(site, async ({ t, person, guide, many, startIn }) => {
    const scheduledStartTime = startIn(minutes + 15);
    return {
      guides: await many(GUIDES, guide),
      tours: await many(calculateTourCount(minutes), async () =>
        aBooking(t, {
          status: 'upcoming',
          guide: await guide(),
          traveler: await person(),
          checkout: { scheduledStartTime },
        }),
      ),
      conversations: await many(TALKS, async () =>
        aConversation(t, { guide: await guide(), traveler: await person() }),
      ),
    };
  });
