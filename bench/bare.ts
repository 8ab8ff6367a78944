import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { registerHandWrittenCheckout } from './checkout-by-hand.ts';
import { registerHandWrittenMessages } from './messages-by-hand.ts';

/**
 * The baseline against which the product's overhead is measured: only Fastify and pg, with one prepared,
 * optimal query per endpoint, the same response bytes and the same pool size.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify({ logger: false });
const json = 'application/json; charset=utf-8';

const LIST = `
  with shown as (
    select guide_id, rank from guide_search where city = $1
    order by rank desc, guide_id desc limit 24
  )
  select (select string_agg(card_en, ',' order by rank desc, guide_id desc)
            from shown join guide_pages using (guide_id)) as cards,
    (select count(*) from (select 1 from guide_search where city = $1 limit 501) c) as counted,
    (select min(price) from guide_search) as lowest, (select max(price) from guide_search) as highest`;

app.get<{ Querystring: { city: string } }>('/api/v2/guides', async (request, reply) => {
  const { rows } = await pool.query({ name: 'list', text: LIST, values: [request.query.city] });
  const [row] = rows;
  const min = Math.max(50, Math.floor(row.lowest / 50) * 50);
  const max = Math.max(200, Math.ceil(row.highest / 50) * 50);
  reply.header('content-type', json);
  const { cards, counted } = row;
  const total = `"total":${Math.min(counted, 500)},"totalIsExact":${counted <= 500}`;
  return `{"data":[${cards}],"page":1,"limit":24,${total},"priceBounds":{"min":${min},"max":${max}}}`;
});

app.get<{ Params: { id: string } }>('/api/v2/guides/:id', async (request, reply) => {
  const { rows } = await pool.query({
    name: 'one',
    text: 'select detail_en from guide_pages where guide_id = $1',
    values: [request.params.id],
  });
  reply.header('content-type', json);
  return rows[0].detail_en;
});

app.post<{ Body: object }>('/bookings', async (request, reply) => {
  await pool.query({
    name: 'book',
    text: 'insert into bare_bookings (id, body) values ($1, $2)',
    values: [randomUUID(), JSON.stringify(request.body)],
  });
  return reply.code(201).send({ ok: true });
});

registerHandWrittenCheckout(app, process.env.DATABASE_URL ?? '');
registerHandWrittenMessages(app, process.env.DATABASE_URL ?? '');

await pool.query(
  'create table if not exists bare_bookings (id uuid primary key, body jsonb not null)',
);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.({ ready: true });
process.on('SIGTERM', () => app.close().then(() => process.exit(0)));
