import { listenForInstall } from '../../lib/install-ask.ts';
import { leaveAsk } from '../../lib/leave-asks.ts';
import type { Session } from '../../lib/session.ts';
import { keepFresh } from '../../parts/bookings/kept/keep-fresh.ts';

const SCRIPT = '/service-worker.js';
/** A page that stays open asks for a new release so often, when it is looked at again. */
const RELEASE_CHECK_MS = 60 * 60_000;

let watching = false;
let wanted: { look: string; whole: boolean };

const ask = (): void =>
  navigator.serviceWorker.controller?.postMessage({ type: 'keep', ...wanted });

/** A link that this page would follow by itself. */
const isOwnLink = ({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => {
  const link = target instanceof Element ? target.closest('a') : null;
  const plain = button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
  return plain && link?.origin === location.origin && !link.target && !link.download;
};

/** Another release has come: the next link opens through the network, unless something is unsaved. */
const openByNetwork = (event: MouseEvent): void => {
  // The router's own listeners never hear of it, so that the browser follows the link.
  if (navigator.onLine && leaveAsk() === null && isOwnLink(event)) event.stopPropagation();
};

const watch = (workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void => {
  watching = true;
  let checkedAt = Date.now();
  // The first one to take a page over is of its own release.
  let isFirst = workers.controller === null;
  workers.addEventListener('controllerchange', () => {
    ask();
    if (!isFirst) document.addEventListener('click', openByNetwork, { capture: true });
    isFirst = false;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < RELEASE_CHECK_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
};

/** Registers the service worker and tells it for whom it keeps what. */
export const keepApp = async (look: string, session: Session | null): Promise<void> => {
  listenForInstall();
  wanted = { look, whole: session !== null };
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await workers?.register(SCRIPT);
  // Browsers forbid it in private windows.
  if (!(workers && registration)) return;
  if (!watching) watch(workers, registration);
  ask();
  if (session) await keepFresh(session);
};
