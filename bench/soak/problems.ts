import { setTimeout as wait } from 'node:timers/promises';
import { type Db, openDatabase } from '../../server/src/database/database.ts';
import { queryRawRows } from '../../server/src/database/query-raw-rows.ts';
import { createLog } from '../../server/src/log.ts';
import { deliverEverything, moneyProblems } from '../../server/src/testing/killed-site.ts';
import type { Crowd } from './people.ts';
import type { SeededSite } from './seed.ts';
import type { SoakedSite } from './site.ts';

/** Milliseconds in which open pages must converge after they have become visible and refetched. */
const CONVERGE_MS = 60_000;

const queryRows = <Row extends object>(db: Db, text: string): Promise<Row[]> =>
  queryRawRows<Row>(db, { text, values: [] });

/**
 * Statuses of all bookings, in which an expired hold counts as pending: it was unpaid when the state was
 * recorded.
 */
const STATUSES = `
  select id, case when cancel_kind = 'hold_expired' then 'pending' else status end as status
  from bookings`;
const OVERLAPS = `
  select a.id as one, b.id as other from bookings a join bookings b
    on a.guide_id = b.guide_id and a.id < b.id and a.busy && b.busy
  where a.status not in ('completed', 'cancelled') and b.status not in ('completed', 'cancelled')`;
const MESSAGES = `
  select conversation_id as "conversation", client_message_id as "name", seq, text from messages
  where client_message_id is not null order by conversation_id, seq`;

interface MessageRow {
  conversation: number;
  name: string;
  seq: number;
  text: string;
}

const listMessageProblems = async (
  db: Db,
  seeded: SeededSite,
  { outcomes, followers }: Crowd,
): Promise<string[]> => {
  const rows = await queryRows<MessageRow>(db, MESSAGES);
  const problems: string[] = [];
  if (rows.length !== outcomes.messages.size)
    problems.push(`${outcomes.messages.size} messages were acknowledged, ${rows.length} are there`);
  for (const { name, seq, text } of rows) {
    const acknowledged = outcomes.messages.get(name);
    if (acknowledged?.seq !== seq || acknowledged.text !== text)
      problems.push(
        `message ${name} is ${seq} “${text}”, acknowledged as ${JSON.stringify(acknowledged)}`,
      );
  }
  const byConversation = Map.groupBy(rows, ({ conversation }) => conversation);
  const followersBehind = () =>
    followers.filter((follower, n) => {
      const conversation = seeded.conversations[Math.floor(n / 2)];
      const names = (byConversation.get(conversation?.id ?? 0) ?? []).map((row) => row.name);
      const has = new Set(follower.messages.map((message) => message.clientMessageId));
      return names.some((name) => !has.has(name)) || follower.strange.length > 0;
    });
  for (const follower of followers) follower.ask();
  for (const end = Date.now() + CONVERGE_MS; followersBehind().length > 0 && Date.now() < end; )
    await wait(100);
  const late = followersBehind().length;
  return late > 0 ? [...problems, `${late} open conversations do not have all messages`] : problems;
};

/**
 * Returns the acknowledged changes that were lost and the errors in the ledger, after all events have been
 * delivered.
 */
export const getProblems = async (
  site: SoakedSite,
  seeded: SeededSite,
  crowd: Crowd,
): Promise<string[]> => {
  const { outcomes } = crowd;
  await deliverEverything(site);
  const log = createLog('silent');
  const db = openDatabase(site.databaseUrl, { max: 2, log, statementTimeoutMs: 60_000 });
  try {
    const status = new Map(
      (await queryRows<{ id: number; status: string }>(db, STATUSES)).map((row) => [
        row.id,
        row.status,
      ]),
    );
    const paid = new Set(
      (
        await queryRows<{ id: number }>(
          db,
          `select booking_id as id from payments where status = 'paid'`,
        )
      ).map(({ id }) => id),
    );
    return [
      ...outcomes.strange,
      ...[...outcomes.bookings]
        .filter(([id, acknowledged]) => status.get(id) !== acknowledged)
        .map(([id, acknowledged]) => `booking ${id} was ${acknowledged}, is ${status.get(id)}`),
      ...[...outcomes.completed]
        .filter((id) => status.get(id) !== 'completed')
        .map((id) => `tour ${id} was completed, is ${status.get(id)}`),
      ...[...outcomes.paid].filter((id) => !paid.has(id)).map((id) => `booking ${id} was paid`),
      ...(await queryRows<{ one: number; other: number }>(db, OVERLAPS)).map(
        ({ one, other }) => `bookings ${one} and ${other} overlap`,
      ),
      ...(await moneyProblems(db)),
      ...(await listMessageProblems(db, seeded, crowd)),
    ];
  } finally {
    await db.$client.end();
  }
};
