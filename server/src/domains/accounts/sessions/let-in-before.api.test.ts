import { randomUUID } from 'node:crypto';
import * as accounts from '@tomoguide/contract/accounts/calls';
import * as applications from '@tomoguide/contract/applications/calls';
import { createCalendarFeed, sendTourRequest } from '@tomoguide/contract/bookings/calls';
import type { Call } from '@tomoguide/contract/call';
import * as guides from '@tomoguide/contract/guides/calls';
import { blockPerson, sendMessage } from '@tomoguide/contract/messaging/calls';
import { changeNotificationSetting } from '@tomoguide/contract/notifications/calls';
import { addPayoutAccount } from '@tomoguide/contract/payments/calls';
import { setSuspension } from '@tomoguide/contract/staff/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { completeAnswers, saveAnswers } from '../../../testing/factories/applications.ts';
import { aConversation } from '../../../testing/factories/conversations.ts';
import { aRequestBody, request } from '../../../testing/factories/tour-requests.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { personalDataHandler as closingOfBookings } from '../../bookings/accounts-port.ts';
import { personalDataHandler as closingOfGuides } from '../../guides/accounts-port.ts';
import { suspendGuide } from '../../guides/service.ts';
import { suspendUser } from '../service.ts';

/**
 * In these tests, a request is authenticated, and then the account is suspended or closed before the
 * request writes.
 */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Returns the number of statements in this database that wait for a lock. */
const waitingStatements = async (): Promise<number> => {
  const { rows } = await t.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
};

interface RequestCase {
  call: Call;
  body?: object;
  query?: Record<string, string>;
  by?: 'guide';
}

const REQUESTS: Record<string, RequestCase> = {
  'saves an application': {
    call: applications.saveApplication,
    body: { revision: 1, answers: { name: 'Later' } },
  },
  'submits an application': {
    call: applications.submitApplication,
    body: { revision: 1, declaration: true },
  },
  'sends a tour request': { call: sendTourRequest, body: aRequestBody() },
  'sends a message': {
    call: sendMessage,
    body: { kind: 'text', clientMessageId: randomUUID(), text: 'Hello' },
  },
  'blocks a user': { call: blockPerson },
  'edits their profile': { call: accounts.updateMe, body: { nickname: 'Later', bio: 'Later' } },
  'removes a picture': { call: accounts.removeOwnPicture, query: { kind: 'portrait' } },
  'changes their view': { call: accounts.switchRole, body: { role: 'guide' }, by: 'guide' },
  'requests an export': { call: accounts.requestExport },
  'adds a payout account': {
    call: addPayoutAccount,
    body: { kind: 'alipay', number: 'later@example.com' },
  },
  'turns off emails': {
    call: changeNotificationSetting,
    body: { topic: 'requests', channel: 'email', on: false },
  },
  'sets their hours': {
    call: guides.setWeeklyHours,
    body: { hours: [{ weekday: 1, startMinute: 600, endMinute: 660 }] },
    by: 'guide',
  },
  'adds a calendar': {
    call: guides.addImportedCalendar,
    body: { name: 'Later', address: 'https://calendar.example.com/later.ics' },
    by: 'guide',
  },
  'creates a calendar feed': { call: createCalendarFeed, body: { renew: false }, by: 'guide' },
};

/** The tables to which the requests above would write. */
const TABLES = [
  'account_exports',
  'blocks',
  'calendar_feeds',
  'guide_applications',
  'guide_weekly_hours',
  'guides',
  'imported_calendars',
  'messages',
  'notifications_off',
  'payout_accounts',
  'tour_requests',
];

const cases = Object.keys(REQUESTS).flatMap((name) =>
  (['suspended', 'closed'] as const).map((ending) => [name, ending] as const),
);

test.each(cases)(
  'rejects a user who %s while being %s, and stores nothing',
  async (name, ending) => {
    const { call, by, ...sent } = REQUESTS[name] as RequestCase;
    const conversation = await aConversation(t);
    const { id, token } = by === 'guide' ? conversation.guide.user : conversation.traveler;
    await saveAnswers(t, conversation.traveler, completeAnswers());
    const storedRows = async () => {
      const { rows: people } = await t.db.execute(
        sql`select to_jsonb(u) - 'suspended_at' - 'closed_at' as person from users u where id = ${id}`,
      );
      const things = TABLES.map(async (table) => [
        table,
        (await t.db.execute(sql`select * from ${sql.identifier(table)} kept order by kept`)).rows,
      ]);
      return { people, things: await Promise.all(things) };
    };
    const before = await storedRows();
    let reply: ReturnType<TestApp['inject']> | undefined;
    await inTransaction(t.db, async (tx) => {
      await tx.execute(sql`select 1 from users where id = ${id} for update`);
      reply = t.inject(call, { token, params: { conversationId: conversation.id }, ...sent });
      await expect.poll(waitingStatements, { timeout: 20_000 }).toBeGreaterThan(0);
      if (ending === 'suspended') await suspendUser(tx, id, t.clock.now());
      else
        await tx.execute(
          sql`update users set closed_at = ${t.clock.now().toString()} where id = ${id}`,
        );
    });
    const rejected = await reply;
    expect([rejected?.status, rejected?.body.code]).toEqual([401, 'TOKEN_INVALID']);
    expect(await storedRows()).toEqual(before);
  },
);

test.each(['suspended', 'closed'] as const)(
  'rejects a request to a guide who is concurrently being %s, and stores nothing',
  async (ending) => {
    const conversation = await aConversation(t);
    const { id: guideId, userId } = conversation.guide;
    let reply: ReturnType<TestApp['inject']> | undefined;
    await inTransaction(t.db, async (tx) => {
      if (ending === 'suspended') await suspendGuide(tx, t.deps, { guideId, userId }, 'Said so.');
      else await closingOfBookings.erase?.(tx, t.deps, { guideId, userId });
      reply = request(t, conversation);
      await expect.poll(waitingStatements, { timeout: 20_000 }).toBeGreaterThan(0);
      if (ending === 'closed') await closingOfGuides.erase?.(tx, t.deps, { guideId, userId });
    });
    const rejected = await reply;
    expect([rejected?.status, rejected?.body.code]).toEqual([409, 'GUIDE_NOT_BOOKABLE']);
    const { rows } = await t.db.execute(
      sql`select count(*)::int as count from tour_requests where guide_id = ${guideId}`,
    );
    expect(rows).toEqual([{ count: 0 }]);
  },
);

test.each(['traveler', 'guide'] as const)(
  'rejects or ends a request whose %s is concurrently suspended',
  async (side) => {
    const staff = await aUser(t, { isStaff: true });
    for (let round = 0; round < 3; round += 1) {
      const conversation = await aConversation(t);
      const { token } = conversation.traveler;
      const id = side === 'guide' ? conversation.guide.userId : conversation.traveler.id;
      const headersFor = (whose: string) => ({ authorization: `Bearer ${whose}` });
      await sendSimultaneously(t.app, [
        {
          method: 'POST',
          path: sendTourRequest.path.replace(':conversationId', String(conversation.id)),
          headers: headersFor(token),
          body: aRequestBody(),
        },
        {
          method: 'POST',
          path: setSuspension.path.replace(':id', String(id)),
          headers: headersFor(staff.token),
          body: {
            of: side === 'guide' ? 'guide' : 'account',
            suspended: true,
            reason: 'Said so.',
          },
        },
      ]);
      await t.runDueJobs();
      const { rows } = await t.db.execute(
        sql`select count(*)::int as open from tour_requests
          where conversation_id = ${conversation.id} and state = 'open'`,
      );
      expect(rows).toEqual([{ open: 0 }]);
    }
  },
);
