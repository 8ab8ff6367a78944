import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { buildEmailSettingsUrl, ONE_CLICK_PATH } from './email-link.ts';
import { setEmailSubscription } from './set-email-subscription.ts';

const BODY_LIMIT = 4 * 1024;

/** Redirects to the confirmation page, with the token in the URL fragment, as in all links in emails. */
const openPage = (request: FastifyRequest, reply: FastifyReply) => {
  const { token } = request.query as { token?: unknown };
  const page = buildEmailSettingsUrl(
    '',
    typeof token === 'string' ? encodeURIComponent(token) : '',
  );
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(page, 303);
};

/**
 * Registers the endpoint for a mail client's unsubscribe button (RFC 8058). The URL contains everything;
 * the posted form adds nothing. A GET has no effect, because link scanners send one.
 */
export const registerOneClickRoute = (app: FastifyInstance, deps: Deps): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_, body, done) =>
      done(null, body),
    );
    const schema = { hide: true };
    const limits = app.limiters ? { onRequest: app.limiters.write } : {};
    scope.get(ONE_CLICK_PATH, { schema, ...limits }, async (request, reply) =>
      openPage(request, reply),
    );
    scope.post(
      ONE_CLICK_PATH,
      { schema, bodyLimit: BODY_LIMIT, ...limits },
      async (request, reply) => {
        const { token } = request.query as { token?: unknown };
        await setEmailSubscription(deps, typeof token === 'string' ? token : '', false);
        return reply.header('cache-control', 'no-store').send({ stopped: true });
      },
    );
  });
};
