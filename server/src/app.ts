import type { FastifyInstance } from 'fastify';
import { createBus } from './adapters/bus/create.ts';
import { createFiles } from './adapters/files/create.ts';
import { createLocalMailer, registerLocalMailRoutes } from './adapters/mail/local.ts';
import { createProvider } from './adapters/payments/create.ts';
import { createLibreTranslate } from './adapters/translation/libre-translate.ts';
import { createCounters, withFailureCount } from './counters.ts';
import { createPorts } from './create-ports.ts';
import { Replicas } from './database/replicas.ts';
import type { BaseDeps, Deps } from './deps.ts';
import { registerAccountRoutes } from './domains/accounts/routes.ts';
import { createAuthenticate } from './domains/accounts/sessions/authenticate.ts';
import { downloadLinks } from './domains/accounts/sessions/download-link.ts';
import { loadSessionStates } from './domains/accounts/sessions/session-queries.ts';
import { registerApplicationRoutes } from './domains/applications/routes.ts';
import { bookingReactions, colleagueReactions } from './domains/bookings/reactions.ts';
import { registerBookingRoutes } from './domains/bookings/routes.ts';
import { registerCatalogRoutes } from './domains/catalog/routes.ts';
import { registerDocumentRoutes } from './domains/documents/routes.ts';
import { registerPublicPictureRoutes } from './domains/files/publishing/serve-pictures.ts';
import { registerFileRoutes } from './domains/files/routes.ts';
import { guideReactions } from './domains/guides/reactions.ts';
import { registerGuideRoutes } from './domains/guides/routes.ts';
import { messagingReactions } from './domains/messaging/reactions.ts';
import { registerMessagingRoutes } from './domains/messaging/routes.ts';
import { notificationReactions } from './domains/notifications/reactions.ts';
import { registerNotificationRoutes } from './domains/notifications/routes.ts';
import { registerEmailTimers } from './domains/notifications/timers.ts';
import { registerPaymentRoutes } from './domains/payments/routes.ts';
import { reviewReactions } from './domains/reviews/reactions.ts';
import { registerReviewRoutes } from './domains/reviews/routes.ts';
import { registerStaffRoutes } from './domains/staff/routes.ts';
import { supportReactions } from './domains/support/reactions.ts';
import { registerSupportRoutes } from './domains/support/routes.ts';
import type { Reactions } from './events/dispatcher.ts';
import { registerEventTimers } from './events/timers.ts';
import { registerHealthRoutes } from './http/health.ts';
import type { HttpListener } from './http/http-listener.ts';
import { answerNotFound, createServer } from './http/server.ts';
import { registerChangeTimers } from './http/timers.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import { Live } from './realtime/live.ts';
import { registerSocket } from './realtime/serve-socket.ts';
import { SheetPrinter } from './trip-sheets/sheet-queue.ts';

/** The program without its pages: the endpoints, reactions and timers of all modules on one server. */

export interface Program {
  app: FastifyInstance;
  deps: Deps;
  /** The modules' reactions to events from the outbox. */
  reactions: readonly Reactions[];
  /** The metrics; null if they are not configured. */
  metrics: Metrics | null;
}

/** Sends emails through SMTP if it is configured, otherwise stores them for /dev/mail. */
const registerMail = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const { smtpUrl, mailFrom, mailReplyTo, publicUrl, local } = deps.config;
  if (smtpUrl) {
    const { createSmtpMailer } = await import('./adapters/mail/smtp.ts');
    const mailer = createSmtpMailer({
      url: smtpUrl,
      from: mailFrom,
      host: new URL(publicUrl).hostname,
      replyTo: mailReplyTo,
    });
    registerEmailTimers(deps, mailer);
    return;
  }
  registerEmailTimers(deps, createLocalMailer(deps.db, deps.clock));
  if (local) registerLocalMailRoutes(app, deps.db);
};

const createReplicas = ({ config, db, log }: BaseDeps): Replicas =>
  new Replicas({ primary: db, urls: config.databaseReplicaUrls, max: config.databasePool, log });

/** Loads the metrics only if they are needed. */
const prepareMetrics = async (app: FastifyInstance, deps: Deps): Promise<Metrics> => {
  const { createMetrics } = await import('./metrics/create-metrics.ts');
  return createMetrics(app, deps);
};

const REACTIONS: readonly Reactions[] = [
  guideReactions,
  reviewReactions,
  ...notificationReactions,
  bookingReactions,
  colleagueReactions,
  messagingReactions,
  supportReactions,
];

/** Builds the program on `listener` or, without one, on a server of its own that need not listen. */
export const buildApp = async (base: BaseDeps, listener?: HttpListener): Promise<Program> => {
  const app = await createServer(base, listener);
  const counters = createCounters();
  const deps: Deps = {
    ...base,
    replicas: createReplicas(base),
    files: withFailureCount(createFiles(base.config), 'files', counters),
    sheets: new SheetPrinter(base.log),
    paymentProvider: withFailureCount(await createProvider(base), 'payments', counters),
    translator:
      base.config.translation &&
      withFailureCount(createLibreTranslate(base.config.translation), 'translation', counters),
    ports: createPorts(),
    authenticate: createAuthenticate(base),
    openDownload: downloadLinks(base).open,
    liveSessions: (ids) => loadSessionStates(base.db, ids, base.clock.now()),
    live: new Live({ ...base, bus: await createBus(base, counters) }),
    counters,
  };

  app.addHook('onClose', () => deps.replicas.stop());
  app.addHook('onClose', () => deps.sheets.stop());
  const metrics = base.config.metrics ? await prepareMetrics(app, deps) : null;
  registerHealthRoutes(app, base);
  registerPublicPictureRoutes(app, deps);
  registerAccountRoutes(app, deps);
  registerApplicationRoutes(app, deps);
  registerCatalogRoutes(app, deps);
  registerDocumentRoutes(app, deps);
  await registerPaymentRoutes(app, deps);
  registerBookingRoutes(app, deps);
  registerGuideRoutes(app, deps);
  registerReviewRoutes(app, deps);
  registerMessagingRoutes(app, deps);
  registerNotificationRoutes(app, deps);
  registerStaffRoutes(app, deps);
  registerSupportRoutes(app, deps);
  registerFileRoutes(app, deps);
  await registerMail(app, deps);
  registerEventTimers(deps);
  registerChangeTimers(deps);
  await registerSocket(app, deps);

  app.all('/api/*', { schema: { hide: true } }, answerNotFound);
  return { app, deps, reactions: REACTIONS, metrics };
};
