import { type DestinationStream, type Logger, pino } from 'pino';
import { serializeError } from './database/query-error.ts';

export type { Logger };

/**
 * Removes the query string from a URL. It is never logged, because it can contain a session token (the
 * socket's URL) or a reset token.
 */
const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? '';

/**
 * Creates a structured log on standard output (or a test's destination), with one JSON line per record, and
 * without tokens, cookies or query parameters.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
        censor: '[redacted]',
      },
      serializers: {
        req: (req: { method: string; url: string; ip?: string; id?: string }) => ({
          method: req.method,
          url: withoutQuery(req.url),
          ip: req.ip,
        }),
        res: (res: { statusCode: number }) => ({ status: res.statusCode }),
        err: serializeError,
      },
    },
    // Buffers lines, so that lines logged during a write are written together; the rest are written when
    // the process exits.
    destination ?? pino.destination({ sync: false }),
  );
