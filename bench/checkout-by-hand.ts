import { createHash } from 'node:crypto';
import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/figures';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';

/**
 * A checkout hand-written only for speed. It makes the product's reads, locks and writes in three round
 * trips (session; locks and reads; writes and commit), each prepared, with no rules except those that guard
 * the slot.
 */

const SESSION = `
  select u.id, u.suspended_at from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1`;
const KEY_LOCK = 'select pg_try_advisory_xact_lock(hashtextextended($1, 4713)) as locked';
const STORED =
  'select body_hash, reply from idempotency_keys where user_id = $1 and call = $2 and key = $3';
const LOCK_TRAVELER = 'select id, nickname, guide_id from users where id = $1 for no key update';
const LOCK_GUIDE = 'select id from guides where id = $1 for no key update';
const READ = `
  select g.user_id, g.time_zone, g.basic_price_cents, g.additional_price_cents, g.min_people,
    g.max_people, g.min_duration_minutes, g.max_duration_minutes, p.listed, u.nickname,
    (select json_agg(json_build_object('id', s.subcategory_id, 'price', s.price_cents))
      from guide_services s where s.guide_id = g.id) as services,
    (select json_agg(json_build_object('weekday', w.weekday, 'start', w.start_minute, 'end', w.end_minute))
      from guide_weekly_hours w where w.guide_id = g.id) as weekly,
    (select json_agg(json_build_object('day', e.day, 'hours', e.hours))
      from guide_exceptions e where e.guide_id = g.id) as exceptions,
    (select json_agg(json_build_object('id', b.id, 'busy', b.busy)) from bookings b
      where b.guide_id = g.id and b.status not in ('completed', 'cancelled', 'disputed')
        and b.busy && tstzrange($3, $4)) as around,
    (select count(*) from bookings b where b.traveler_id = $2 and b.status = 'pending'
      and not b.guide_pre_accepted and b.deadline_at > $5) as unpaid,
    (select count(*) from bookings b where b.traveler_id = $2 and b.status = 'cancelled'
      and b.paid_at is null and not b.guide_pre_accepted
      and b.cancel_kind in ('hold_expired', 'traveler') and b.ended_at > $5) as lapsed,
    (select count(*) from bookings b where b.guide_id = g.id and b.status = 'pending'
      and not b.guide_pre_accepted and b.deadline_at > $5) as held,
    nextval('bookings_id_seq')::int as booking_id
  from guides g join users u on u.id = g.user_id left join guide_pages p on p.guide_id = g.id
  where g.id = $1`;
const WRITE = `
  with booking as (
    insert into bookings (id, guide_id, guide_user_id, traveler_id, status, scheduled_start,
      scheduled_end, busy, time_zone, booked_minutes, travelers, services, hourly_price_cents,
      additional_price_cents, total_cents, deposit_cents, policy, particulars, created_at, deadline_at)
    overriding system value values ($1, $2, $3, $4, 'pending', $5, $6, tstzrange($5, $7), $8, $9, $10,
      '{}', $11, $12, $13, $14, $15, $16, $17, $18)
  ), deposit as (
    insert into payments (booking_id, user_id, kind, status, amount_cents, created_at)
    values ($1, $4, 'deposit', 'open', $14, $17)
  ), history as (
    insert into booking_history (booking_id, at, event, by, by_user_id, to_status)
    values ($1, $17, 'check_out', 'traveler', $4, 'pending')
  ), event as (
    insert into outbox (type, payload, occurred_at) values ('booking.created', $19, $17)
  ), usual_days as (
    delete from guide_day_overrides where guide_id = $2 and day = any ($20::date[])
  )
  insert into idempotency_keys (user_id, call, key, body_hash, reply, created_at)
  values ($4, $21, $22, $23, $24, $17)`;

const HOUR = 3_600_000;
const CALL = 'POST /api/v2/bookings';
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
/**
 * Returns the ID in a token. Does not verify the signature, because the product does not verify a known
 * signature again either.
 */
const parseTokenId = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti;

interface Checkout {
  guideId: number;
  scheduledStartTime: string;
  duration: number;
  travelers: number;
  meetingAddress: string;
}

const createNamedQuery = (name: string, text: string, values: unknown[]) => ({
  name,
  text,
  values,
});
const toIso = (ms: number): string => new Date(ms).toISOString();

const getTimes = (body: Checkout) => {
  const start = Date.parse(body.scheduledStartTime);
  const end = start + body.duration * HOUR;
  return { now: Date.now(), start, end, busyUntil: end + HOUR };
};

const lockAndRead = async (client: pg.PoolClient, userId: number, key: string, body: Checkout) => {
  const { now, start, busyUntil } = getTimes(body);
  const near = [toIso(start - 96 * HOUR), toIso(busyUntil + 96 * HOUR), toIso(now)];
  const [, keyLock, stored, traveler, , read] = await Promise.all([
    client.query('begin'),
    client.query(createNamedQuery('key', KEY_LOCK, [`${userId} ${key}`])),
    client.query(createNamedQuery('stored', STORED, [userId, CALL, key])),
    client.query(createNamedQuery('traveler', LOCK_TRAVELER, [userId])),
    client.query(createNamedQuery('guide', LOCK_GUIDE, [body.guideId])),
    client.query(createNamedQuery('read', READ, [body.guideId, userId, ...near])),
  ]);
  const guide = read.rows[0];
  const startOfRange = `"${toIso(start).replace('T', ' ').slice(0, 19)}`;
  const free = !(guide?.around ?? []).some((each: { busy: string }) =>
    each.busy.includes(startOfRange),
  );
  if (!keyLock.rows[0].locked || stored.rows[0] || !guide?.listed || guide.unpaid >= 3 || !free)
    throw new Error('refused');
  return { guide, traveler: traveler.rows[0] };
};

const checkOut = async (client: pg.PoolClient, userId: number, key: string, body: Checkout) => {
  const { guide, traveler } = await lockAndRead(client, userId, key, body);
  const { now, start, end, busyUntil } = getTimes(body);
  const hourly: number = guide.basic_price_cents;
  const additional: number = guide.additional_price_cents ?? 3000;
  const total = body.duration * (hourly + additional * (body.travelers - 1));
  const deposit = Math.round(total * 0.3);
  const id: number = guide.booking_id;
  const reply = JSON.stringify({
    ...body,
    id,
    guide: { id: body.guideId, userId: guide.user_id, name: guide.nickname },
    traveler: { id: userId, nickname: traveler.nickname },
    totalCents: total,
    depositCents: deposit,
    policy: CANCELLATION_POLICY,
    status: 'pending',
    deadlineAt: toIso(now + HOUR / 4),
    createdAt: toIso(now),
  });
  const day = toIso(start).slice(0, 10);
  // biome-ignore format: in the order of the statement's parameters
  const values = [
    id, body.guideId, guide.user_id, userId, toIso(start), toIso(end), toIso(busyUntil), guide.time_zone,
    body.duration * 60, body.travelers, hourly, additional, total, deposit, CANCELLATION_POLICY,
    { meetingAddress: body.meetingAddress }, toIso(now), toIso(now + HOUR / 4), { bookingId: id, guideId: body.guideId },
    [day], CALL, key, hash(JSON.stringify(body)), reply,
  ];
  await Promise.all([
    client.query(createNamedQuery('write', WRITE, values)),
    client.query('commit'),
  ]);
  return reply;
};

/** Registers a hand-written `POST /api/v2/bookings`. */
export const registerHandWrittenCheckout = (
  app: FastifyInstance,
  connectionString: string,
): void => {
  const pool = new pg.Pool({ connectionString, max: 20, pipeline: true });
  app.addHook('onClose', () => pool.end());
  app.post<{ Body: Checkout }>('/api/v2/bookings', async (request, reply) => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const sessions = await pool.query(
      createNamedQuery('session', SESSION, [hash(parseTokenId(token))]),
    );
    const client = await pool.connect();
    try {
      const key = String(request.headers['idempotency-key']);
      const body = await checkOut(client, sessions.rows[0].id, key, request.body);
      return reply.code(201).header('content-type', 'application/json; charset=utf-8').send(body);
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  });
};
