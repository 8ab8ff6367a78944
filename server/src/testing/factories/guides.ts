import { type GuideId, SubcategoryId, type UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../database/transaction.ts';
import type { GuideHeldRange } from '../../domains/guides/ports.ts';
import {
  createGuide,
  type NewGuide,
  putPermission,
  refreshDays,
} from '../../domains/guides/service.ts';
import type { TestApp } from '../app.ts';
import { aUser } from './accounts.ts';

type TestUser = Awaited<ReturnType<typeof aUser>>;

export interface TestGuide {
  id: GuideId;
  userId: UserId;
  user: TestUser;
}

/** The default guide in tests: listed, and available from 9:00 to 18:00 in Tokyo every day. */
export const guideDefaults = {
  serviceCity: 'tokyo',
  timeZone: 'Asia/Tokyo',
  bio: { en: 'Walks through quiet streets.', zh: '带你走安静的小街。' },
  languages: ['zh', 'en'],
  targetGroups: ['couple', 'family'],
  minPeople: 1,
  maxPeople: 6,
  minDurationMinutes: 120,
  maxDurationMinutes: 480,
  basicPriceCents: 20_000,
  additionalPriceCents: null,
  services: [
    { subcategoryId: SubcategoryId.parse(101), priceCents: null },
    { subcategoryId: SubcategoryId.parse(201), priceCents: 25_000 },
  ],
  weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    startMinute: 540,
    endMinute: 1080,
  })),
} as const satisfies Partial<NewGuide>;

/** Creates a guide, listed by default. With `unverified`, the guide's identity is not verified. */
export const aGuide = async (
  t: TestApp,
  changes: Partial<NewGuide> & { user?: TestUser; unverified?: boolean } = {},
): Promise<TestGuide> => {
  const { user: given, unverified, ...profile } = changes;
  const user = given ?? (await aUser(t, { identityVerifiedAt: unverified ? null : t.clock.now() }));
  const id = await inTransaction(t.db, (tx) =>
    createGuide(tx, t.deps, {
      ...guideDefaults,
      approvedAt: t.clock.now(),
      createdAt: t.clock.now(),
      ...profile,
      userId: user.id,
    }),
  );
  return { id, userId: user.id, user };
};

/** Writes a student's statement of limited hours until the end of 2026, which staff have checked by default. */
export const aWorkPermission = (
  t: TestApp,
  { id: guideId }: Pick<TestGuide, 'id'>,
  changes: Partial<Parameters<typeof putPermission>[2]> = {},
): Promise<void> =>
  inTransaction(t.db, (tx) =>
    putPermission(tx, t.deps, {
      guideId,
      residenceStatus: 'student',
      permits: 'limited',
      until: '2026-12-31',
      holidays: [],
      state: 'checked',
      submittedAt: t.clock.now(),
      decidedAt: t.clock.now(),
      reviewerId: null,
      reason: null,
      ...changes,
    }),
  );

/**
 * Replaces the port to the bookings domain with a fake that holds time ranges of guides until the app is
 * closed.
 */
export const holdRanges = (t: TestApp) => {
  const held: GuideHeldRange[] = [];
  t.deps.ports.guides.heldRanges = async (_db, guideIds, from, to) =>
    held.filter(
      (each) =>
        guideIds.includes(each.guideId) &&
        Temporal.Instant.compare(each.start, to) < 0 &&
        Temporal.Instant.compare(from, each.end) < 0,
    );
  return async (guideId: GuideId, start: string, end: string): Promise<void> => {
    const range = {
      guideId,
      start: Temporal.Instant.from(start),
      end: Temporal.Instant.from(end),
    };
    held.push(range);
    await inTransaction(t.db, (tx) => refreshDays(tx, t.deps, guideId, range));
  };
};
