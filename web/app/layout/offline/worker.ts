import { listenForInstall } from '../../lib/install-prompt.ts';
import { getLeavePrompt } from '../../lib/leave-prompt.ts';
import type { Session } from '../../lib/session.ts';

const SCRIPT = '/service-worker.js';
/** How often a page that stays open checks for a new release when it becomes visible again. */
const RELEASE_CHECK_MS = 60 * 60_000;

let watching = false;
let requested: { look: string; whole: boolean };

const requestStorage = (): void =>
  navigator.serviceWorker.controller?.postMessage({ type: 'keep', ...requested });

/** Returns whether the router would follow this link without a page load. */
const isFollowedHere = ({
  target,
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent): boolean => {
  const link = target instanceof Element ? target.closest('a') : null;
  const plain = button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
  return plain && link?.origin === location.origin && !link.target && !link.download;
};

/**
 * Makes the browser follow the next link with a full page load after a new release has taken over, unless
 * something is unsaved.
 */
const forcePageLoad = (event: MouseEvent): void => {
  // Hides the event from the router's listeners, so that the browser follows the link.
  if (navigator.onLine && getLeavePrompt() === null && isFollowedHere(event))
    event.stopPropagation();
};

const watchReleases = (
  workers: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): void => {
  watching = true;
  let checkedAt = Date.now();
  // The first worker that takes control of a page is from the same release.
  let isFirst = workers.controller === null;
  workers.addEventListener('controllerchange', () => {
    requestStorage();
    if (!isFirst) document.addEventListener('click', forcePageLoad, { capture: true });
    isFirst = false;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < RELEASE_CHECK_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
};

/** Registers the service worker and tells it what to store for this user. */
export const storeApp = async (look: string, session: Session | null): Promise<void> => {
  listenForInstall();
  requested = { look, whole: session !== null };
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await workers?.register(SCRIPT);
  // Browsers block service workers in private windows.
  if (!(workers && registration)) return;
  if (!watching) watchReleases(workers, registration);
  requestStorage();
  if (!session) return;
  // Loaded only for logged-in users, because visitors have no trips.
  const { refreshStoredTrips } = await import(
    '../../parts/bookings/offline/refresh-stored-trips.ts'
  );
  await refreshStoredTrips(session);
};
