import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/** How long the file is valid. RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Serves /.well-known/security.txt (RFC 9116), the contact for security reports. */
export const registerSecurityTxtRoute = (
  app: FastifyInstance,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
): void => {
  const { publicUrl, operator } = config;
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const expires = clock.now().add({ hours: VALID_DAYS * 24 });
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: ${operator.email ? `mailto:${operator.email}` : `${publicUrl}/help/about`}`,
          `Expires: ${expires.round('second').toString()}`,
          'Preferred-Languages: en, zh',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
};
