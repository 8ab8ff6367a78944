import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Db } from '../../database/database.ts';
import { queryRawRows } from '../../database/query-raw-rows.ts';
import { type Bus, MISSED, type ReportFailure } from './bus.ts';
import { Outgoing } from './outgoing.ts';
import { packTexts, splitIntoParts, unpackTexts, Whole } from './parts.ts';

const CHANNEL = 'tomoguide_live';
const CONNECT_MS = 5_000;
/** Interval in milliseconds at which the connection of an idle listener is checked. */
const CHECK_MS = 10_000;
/** Timeout of the check, in milliseconds. */
const ANSWER_MS = 5_000;
const MIN_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;

/**
 * Creates a bus that uses PostgreSQL's LISTEN and NOTIFY. Notifications are sent in batches, outside the
 * transactions of commands: PostgreSQL commits transactions that contain a notification one at a time, and
 * no command should wait for that.
 */
export const createPostgresBus = ({
  db,
  url,
  reportFailure,
}: {
  db: Db;
  url: string;
  reportFailure: ReportFailure;
}): Bus => {
  const outgoing = new Outgoing(
    (texts) =>
      queryRawRows(db, {
        text: 'select pg_notify($1, part) from unnest($2::text[]) as part',
        values: [CHANNEL, packTexts(texts)],
      }),
    MISSED,
    reportFailure,
  );
  let stopped = false;
  let client: pg.Client | null = null;
  let listening: Promise<void> | null = null;
  let checking: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    const last = client;
    client = null;
    await last?.end().catch(() => {});
  };

  const connect = async (
    onText: (text: string) => void,
    onMissed: () => void,
    onLost: () => void,
  ): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'tomoguide-live',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    const whole = new Whole();
    fresh.on('notification', ({ payload = '' }) => {
      for (const part of unpackTexts(payload)) {
        const text = part === MISSED ? null : whole.add(part);
        if (part === MISSED) onMissed();
        if (text !== null) onText(text);
      }
    });
    // Without an error handler, a broken connection would crash the process.
    fresh.on('error', () => {});
    fresh.on('end', () => {
      if (client === fresh) onLost();
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    // If `stop` was called in the meantime, nothing else would close this connection.
    if (stopped) await end();
  };

  const reconnect = async (onText: (text: string) => void, onMissed: () => void): Promise<void> => {
    client = null;
    for (let pause = MIN_PAUSE_MS; !stopped; pause = Math.min(MAX_PAUSE_MS, pause * 2)) {
      try {
        await connect(onText, onMissed, () => reconnect(onText, onMissed));
        onMissed();
        return;
      } catch (error) {
        reportFailure({ err: error }, 'events of other processes cannot be received now');
        await sleep(pause);
      }
    }
  };

  /** Queries the connection, to detect that it has died silently. */
  const check = async (): Promise<void> => {
    const checked = client;
    try {
      await checked?.query('select 1');
    } catch {
      // The `end` event that follows triggers a reconnection.
      checked?.end().catch(() => {});
    }
  };

  return {
    publish: (text) => {
      for (const part of splitIntoParts(text)) outgoing.add(part);
    },
    listen: (onText, onMissed) => {
      listening ??= connect(onText, onMissed, () => {
        if (!stopped) void reconnect(onText, onMissed);
      }).then(
        () => {
          checking = setInterval(() => void check(), CHECK_MS).unref();
        },
        (error) => {
          listening = null;
          throw error;
        },
      );
      return listening;
    },
    stop: async () => {
      stopped = true;
      clearInterval(checking);
      await outgoing.stop();
      await end();
    },
  };
};
