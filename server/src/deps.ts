import type { Locale } from '@tomoguide/contract/primitives';
import type { Files } from './adapters/files/files.ts';
import type { PaymentProvider } from './adapters/payments/provider.ts';
import type { Translator } from './adapters/translation/translator.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Counters } from './counters.ts';
import type { Db } from './database/database.ts';
import type { Replicas } from './database/replicas.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './log.ts';
import type { Ports } from './ports.ts';
import type { Live, LiveSessions } from './realtime/live.ts';
import type { SheetPrinter } from './trip-sheets/sheet-queue.ts';
import type { Viewer } from './viewer.ts';

export type { Viewer } from './viewer.ts';

/** The owner of a download link (null if a visitor created it), and the link's language. */
export interface OpenedDownload {
  viewer: Viewer | null;
  locale: Locale;
}

/** Dependencies of every module, created once in main.ts or by a test. */
export interface BaseDeps {
  config: Config;
  db: Db;
  clock: Clock;
  log: Logger;
  jobs: Jobs;
  /** Time limit of a request in milliseconds. The default depends on the mode (http/server.ts). */
  requestMs?: number;
}

export interface Deps extends BaseDeps {
  /** Database replicas for public reads. Everything else uses `db`. */
  replicas: Replicas;
  /** Renders trip sheets as PDFs. */
  sheets: SheetPrinter;
  /** The store for pictures and documents. */
  files: Files;
  /** The only payment provider of this installation. */
  paymentProvider: PaymentProvider;
  /** The service that translates messages; null if the operator has configured none. */
  translator: Translator | null;
  /** Functions of domains that other domains need but cannot import. */
  ports: Ports<Deps>;
  /** Returns the viewer that a token belongs to. Throws TOKEN_INVALID or TOKEN_EXPIRED. */
  authenticate(token: string): Promise<Viewer>;
  /** Returns the owner of a download link. Throws the errors of `authenticate`, or FILE_LINK_INVALID. */
  openDownload(url: string): Promise<OpenedDownload>;
  liveSessions: LiveSessions;
  /** Pushes messages to users' sockets. */
  live: Live;
  /** Counters for the metrics. */
  counters: Counters;
}
