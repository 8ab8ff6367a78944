import { listApplications, listIdentityCases } from '@tomoguide/contract/applications/calls';
import { listQualificationCases } from '@tomoguide/contract/guides/calls';
import { listContactAttempts } from '@tomoguide/contract/messaging/calls';
import { UserId } from '@tomoguide/contract/primitives';
import {
  getStaffPerson,
  listAuditLog,
  listPersonBookings,
  listStaffQueues,
  searchStaffUsers,
} from '@tomoguide/contract/staff/calls';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { openSession } from '../../server/src/domains/accounts/sessions/open-session.ts';
import { deriveKey } from '../../server/src/secret.ts';
import { printFigure } from '../support/report.ts';

/**
 * Measures the lists of the staff console, with an application, an identity check and an audit log entry
 * for every user.
 */

const ROUNDS = 40;
const LIMIT_MS = 50;
/** Selects the few cases that wait for staff; all others are decided. */
const WAITS = sql`id % 5000 < 4`;
const APPLICATIONS = 100_000;
/** The ID of the guide whose page is requested, and of the guide's user. */
const PERSON = 2;

const load = async (db: Db): Promise<void> => {
  await db.execute(sql`update users set is_staff = true where id = 1`);
  await db.execute(sql`
    insert into guide_applications (user_id, state, answers, reason, submitted_at, decided_at, updated_at)
    select id, case when ${WAITS} then 'submitted' when id % 2 = 0 then 'approved' else 'rejected' end,
      '{"name":"Somebody","serviceCities":["kyoto"]}', 'Said so.', now() - make_interval(mins => id),
      case when ${WAITS} then null else now() end, now()
    from users where id <= ${APPLICATIONS}`);
  await db.execute(sql`
    insert into identity_checks (user_id, state, document_id, selfie_id, submitted_at, decided_at)
    select id, case when ${WAITS} then 'pending' else 'verified' end, 1, 2,
      now() - make_interval(mins => id), case when ${WAITS} then null else now() end
    from users where id <= ${APPLICATIONS}`);
  await db.execute(sql`
    insert into guide_qualifications (guide_id, title, state, file_id, submitted_at, decided_at)
    select id, '{"en":"JLPT N1","zh":null}', case when ${WAITS} then 'pending' else 'checked' end, 1,
      now() - make_interval(mins => id), case when ${WAITS} then null else now() end
    from guides`);
  await db.execute(sql`
    insert into staff_actions (at, staff_id, action, subject_kind, subject_id, before, after)
    select now(), 1, 'revoke_sessions', 'account', id, '{}', '{}' from users where id <= ${APPLICATIONS}`);
  await db.execute(
    sql`vacuum analyze users, guide_applications, identity_checks, guide_qualifications, staff_actions, bookings`,
  );
};

/** Returns how often large tables were scanned sequentially. */
const countSequentialScans = async (db: Db): Promise<number> => {
  // Each connection keeps its own statistics until they are flushed.
  await Promise.all(
    Array.from({ length: 8 }, () =>
      db.execute(sql`select pg_stat_force_next_flush(), pg_sleep(0.05)`),
    ),
  );
  const { rows } = await db.execute<{ scans: string }>(sql`
    select sum(seq_scan) as scans from pg_stat_user_tables
    where relname in ('users', 'guide_applications', 'identity_checks', 'guide_qualifications', 'staff_actions', 'bookings')`);
  return Number(rows[0]?.scans);
};

const LISTS = {
  'what waits, of all queues': listStaffQueues.path,
  'applications that wait': listApplications.path,
  'approved applications': `${listApplications.path}?show=approved`,
  'verified identities': `${listIdentityCases.path}?show=verified`,
  'qualifications that wait': listQualificationCases.path,
  'checked qualifications': `${listQualificationCases.path}?show=checked`,
  'people by a part of their name': `${searchStaffUsers.path}?name=person%2012`,
  'a person': getStaffPerson.path.replace(':id', String(PERSON)),
  'their tours as a guide': `${listPersonBookings.path.replace(':id', String(PERSON))}?as=guide`,
  'the audit log': listAuditLog.path,
  'the audit log of a person': `${listAuditLog.path}?person=${PERSON}`,
  'attempts at passing contacts': listContactAttempts.path,
} as const;

export const measureStaff = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  await load(deps.db);
  const accounts = { ...deps, sessionKey: deriveKey(deps.config, 'session tokens') };
  const { token } = await openSession(accounts, deps.db, UserId.parse(1));
  const request = async (url: string): Promise<void> => {
    const reply = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.body}`);
  };
  console.log('\nThe staff console');
  for (const [name, url] of Object.entries(LISTS)) {
    await request(url);
    const scans = await countSequentialScans(deps.db);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      await request(url);
      times.push(performance.now() - startedAt);
    }
    times.sort((a, b) => a - b);
    const half = times[Math.floor(ROUNDS / 2)] ?? Number.NaN;
    printFigure(`${name}, half of the time within`, `${half.toFixed(1)} ms`, `${LIMIT_MS} ms`);
    const read = (await countSequentialScans(deps.db)) - scans;
    if (read > 0) printFigure(`${name}: sequential scans`, String(read), '0');
  }
};
