import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../deps.ts';
import { buildErrorBody } from './errors.ts';

const hide = { schema: { hide: true } } as const;

/**
 * Registers /api/health, which succeeds if this process responds, and /api/ready, which succeeds if the
 * database also responds and every migration is applied.
 */
export const registerHealthRoutes = (app: FastifyInstance, deps: BaseDeps): void => {
  app.get('/api/health', hide, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  // Has a separate rate limit, so that other API traffic cannot make a load balancer's probe fail.
  const onRequest = app.limiters?.probe ?? [];
  app.get('/api/ready', { ...hide, onRequest }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await deps.db.execute(sql`select 1 from drizzle.__drizzle_migrations limit 1`);
      return reply.send({ status: 'ready' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).header('retry-after', '5').send(buildErrorBody('UNAVAILABLE'));
    }
  });
};
