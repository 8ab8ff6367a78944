import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { expectTypeOf, test } from 'vitest';
import type { Executor, Tx } from '../database/database.ts';
import { markAsGuide } from '../domains/accounts/service.ts';
import type { passwordResets, sessions, users } from '../domains/accounts/tables.ts';
import type { guideApplications } from '../domains/applications/tables.ts';
import { haveBooking } from '../domains/bookings/queries.ts';
import type { bookings } from '../domains/bookings/tables.ts';
import type {
  guideDayOverrides,
  guidePages,
  guideSearch,
  guideTexts,
} from '../domains/guides/search/tables.ts';
import type {
  guideExceptions,
  guideServices,
  guides,
  guideWeeklyHours,
  itineraries,
  savedGuides,
} from '../domains/guides/tables.ts';
import { getOwnedAccount } from '../domains/payments/ledger/accounts.ts';
import type { earnings, paymentAttempts, payments, refunds } from '../domains/payments/tables.ts';
import type { reviews } from '../domains/reviews/tables.ts';
import type { idempotencyKeys } from '../http/tables.ts';

/** These types are checked by `npm run types`; the code never runs. */

type Tables =
  | typeof users
  | typeof guideApplications
  | typeof bookings
  | typeof guides
  | typeof guideServices
  | typeof guideWeeklyHours
  | typeof guideExceptions
  | typeof itineraries
  | typeof savedGuides
  | typeof guideSearch
  | typeof guideTexts
  | typeof guidePages
  | typeof guideDayOverrides
  | typeof payments
  | typeof paymentAttempts
  | typeof refunds
  | typeof earnings
  | typeof reviews
  | typeof idempotencyKeys;

/** The ID columns of a row that are plain numbers. */
type PlainIds<Row> = {
  [Key in keyof Row]: Key extends 'id' | `${string}Id`
    ? number extends Row[Key]
      ? Key
      : never
    : never;
}[keyof Row];
/**
 * Applied to each table separately, because the type of a union would contain only the columns that all of
 * the tables share.
 */
type PlainIdsOf<Table> = Table extends { $inferSelect: infer Row } ? PlainIds<Row> : never;

test('a plain number is not assignable to the ID of a user, guide, booking, payment or review', () => {
  expectTypeOf<PlainIdsOf<Tables>>().toEqualTypeOf<never>();
  expectTypeOf<PlainIds<{ id: number; userId: UserId; guideId: number | null }>>().toEqualTypeOf<
    'id' | 'guideId'
  >();
  expectTypeOf<(typeof sessions.$inferSelect)['userId']>().toEqualTypeOf<UserId>();
  expectTypeOf<(typeof passwordResets.$inferSelect)['userId']>().toEqualTypeOf<UserId>();
});

test('IDs of different entities are not interchangeable', () => {
  const swappedIds = (db: Executor, tx: Tx, user: UserId, guide: GuideId) => [
    () => haveBooking(db, user, guide),
    // @ts-expect-error the traveler is a user, not a guide
    () => haveBooking(db, guide, user),
    // @ts-expect-error the same, in a command
    () => markAsGuide(tx, guide, user),
    // @ts-expect-error a plain number is not an id
    () => haveBooking(db, user, 1),
    () => getOwnedAccount('wallet', user),
    // @ts-expect-error a wallet belongs to a user
    () => getOwnedAccount('wallet', guide),
  ];
  expectTypeOf(swappedIds).toBeFunction();
});
