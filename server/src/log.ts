import { type DestinationStream, type Logger, pino } from 'pino';
import { serializeError } from './database/query-error.ts';

export type { Logger };

/** Query strings may carry a token (the socket's URL) or a reset link: they never reach the log. */
const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? '';

/**
 * Structured log on standard output (or where a test wants it), one JSON line a record, without tokens, cookies or the
 * parameters of queries.
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
    // Lines that come while another is being written leave together; the rest at the process's end.
    destination ?? pino.destination({ sync: false }),
  );
