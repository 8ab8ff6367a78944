import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';

/**
 * Sending of messages, hand-written only for speed. It makes the product's reads, locks and writes in three
 * round trips (session; locks and reads; writes and commit), each prepared. There are no sockets and no
 * reactions, so no one is notified.
 */
const SESSION =
  'select u.id from sessions s join users u on u.id = s.user_id where s.token_hash = $1';
const LOCK_SENDER = 'select id from users where id = $1 for no key update';
const BEFORE = 'select id from messages where sender_id = $1 and client_message_id = $2';
const RECENT_MESSAGES =
  'select sent_at from messages where sender_id = $1 and sent_at > $2 order by sent_at desc limit 20';
const LOCK = `select * from conversations where id = $1 and (traveler_id = $2 or guide_user_id = $2)
  for no key update`;
const SIDES = 'select * from conversation_sides where conversation_id = $1';
const BLOCKS = 'select blocked_id from blocks where blocker_id = $1 or blocked_id = $1';
const PAID = `select exists (select from bookings b join conversations c
  on b.traveler_id = c.traveler_id and b.guide_user_id = c.guide_user_id
  where c.id = $1 and b.paid_at is not null) as paid`;
const WRITE = `
  with message as (
    insert into messages (conversation_id, seq, revision, sender_id, kind, text, client_message_id, sent_at)
    values ($1, $2, $3, $4, 'text', $5, $6, $7) returning id
  ), conversation as (
    update conversations set last_seq = $2, revision = $3, last_message_at = $7,
      begun_by = coalesce(begun_by, $4), begun_at = coalesce(begun_at, $7) where id = $1
  ), sides as (
    update conversation_sides set last_message_id = (select id from message),
      credits = case when user_id = $4 then credits - 1 else least(20, credits + 5) end,
      read_seq = case when user_id = $4 and unread_count = 0 then $2 else read_seq end,
      unread_count = unread_count + case when user_id = $4 then 0 else 1 end
    where conversation_id = $1
  ), event as (
    insert into outbox (type, payload, occurred_at, dispatched_at) values ('message.sent', $8, $7, $7)
  )
  select id from message`;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
const parseTokenId = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti;
const createNamedQuery = (name: string, text: string, values: unknown[]) => ({
  name,
  text,
  values,
});

interface Sent {
  clientMessageId: string;
  text: string;
}

const send = async (client: pg.PoolClient, id: number, userId: number, sent: Sent) => {
  const now = new Date().toISOString();
  const minute = new Date(Date.now() - 60_000).toISOString();
  const [, , before, recent, locked, sides, blocks] = await Promise.all([
    client.query('begin'),
    client.query(createNamedQuery('sender', LOCK_SENDER, [userId])),
    client.query(createNamedQuery('before', BEFORE, [userId, sent.clientMessageId])),
    client.query(createNamedQuery('lately', RECENT_MESSAGES, [userId, minute])),
    client.query(createNamedQuery('conversation', LOCK, [id, userId])),
    client.query(createNamedQuery('sides', SIDES, [id])),
    client.query(createNamedQuery('blocks', BLOCKS, [userId])),
    client.query(createNamedQuery('paid', PAID, [id])),
  ]);
  const [row] = locked.rows;
  const own = sides.rows.find((side) => side.user_id === userId);
  const refused = !row || before.rowCount || (recent.rowCount ?? 0) >= 20 || blocks.rowCount;
  if (refused || own.credits === 0) throw new Error('refused');
  const [seq, revision] = [row.last_seq + 1, row.revision + 1];
  const event = { conversationId: id, travelerId: row.traveler_id, seq };
  const values = [id, seq, revision, userId, sent.text, sent.clientMessageId, now, event];
  const [written] = await Promise.all([
    client.query(createNamedQuery('write', WRITE, values)),
    client.query('commit'),
  ]);
  return JSON.stringify({
    id: written.rows[0].id,
    conversationId: id,
    seq,
    revision,
    senderId: userId,
    clientMessageId: sent.clientMessageId,
    sentAt: now,
    content: { kind: 'text', text: sent.text, masked: false },
    credits: own.credits - 1,
  });
};

/** Registers a hand-written `POST /api/conversations/:id/messages`. */
export const registerHandWrittenMessages = (
  app: FastifyInstance,
  connectionString: string,
): void => {
  const pool = new pg.Pool({ connectionString, max: 20, pipeline: true });
  app.addHook('onClose', () => pool.end());
  app.post<{ Params: { id: string }; Body: Sent }>(
    '/api/conversations/:id/messages',
    async (request, reply) => {
      const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
      const sessions = await pool.query(
        createNamedQuery('session', SESSION, [hash(parseTokenId(token))]),
      );
      const client = await pool.connect();
      try {
        const { params, body } = request;
        const text = await send(client, Number(params.id), sessions.rows[0].id, body);
        return reply
          .code(201)
          .header('content-type', 'application/json; charset=utf-8')
          .header('x-request-id', randomUUID())
          .send(text);
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  );
};
