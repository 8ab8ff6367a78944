import type { GuideId, Locale, UserId } from '@tomoguide/contract/primitives';
import type { Files } from './adapters/files/files.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Counters } from './counters.ts';
import type { Db } from './database/database.ts';
import type { Replicas } from './database/replicas.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './log.ts';
import type { Live } from './realtime/live.ts';
import type { SheetPrinter } from './trip-sheets/print-sheet.ts';

/** Who asks, as the database knows them at this moment. */
export interface Viewer {
  userId: UserId;
  sessionId: string;
  username: string;
  isGuide: boolean;
  /** Of the team, in a session that was started with a passkey. */
  isStaff: boolean;
  guideId: GuideId | null;
  /** The view they chose; never a right. */
  role: 'traveler' | 'guide';
}

/** For whom the address of a download was made (null: a visitor), and in which language. */
export interface OpenedDownload {
  viewer: Viewer | null;
  locale: Locale;
}

/** What every part is handed: made once in main.ts or by a test. */
export interface BaseDeps {
  config: Config;
  db: Db;
  clock: Clock;
  log: Logger;
  jobs: Jobs;
  /** How long a request may take. The default depends on the mode (http/server.ts). */
  requestMs?: number;
}

export interface Deps extends BaseDeps {
  /** Where public reads go; all else reads and writes `db`. */
  replicas: Replicas;
  /** Draws trip sheets. */
  sheets: SheetPrinter;
  /** Where pictures and documents are kept. */
  files: Files;
  /** Token → viewer; fails with TOKEN_INVALID or TOKEN_EXPIRED. */
  authenticate(token: string): Promise<Viewer>;
  /** Who opens an address that was made for a download; fails as `authenticate`, or with FILE_LINK_INVALID. */
  openDownload(url: string): Promise<OpenedDownload>;
  /** Which of these sessions stand, and which are over by time; those that were ended are left out. */
  liveSessions(ids: readonly string[]): Promise<ReadonlyMap<string, 'live' | 'over'>>;
  /** What pushes to the sockets of people. */
  live: Live;
  /** Counters for the metrics. */
  counters: Counters;
}
