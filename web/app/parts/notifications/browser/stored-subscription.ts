/**
 * The push subscription that the server knows, stored for the service worker, which replaces it while no
 * page is open (web/public/service-worker.js).
 */
export interface StoredSubscription {
  readonly endpoint: string;
  readonly auth: string;
  /** The site's key that it subscribes to, in base64url. */
  readonly key: string;
}

const CACHE = 'push-subscription';
const PLACE = '/kept/push-subscription';

/** Returns the stored subscription; null if there is none. */
export const readSubscription = async (): Promise<StoredSubscription | null> => {
  const found = await (await caches.open(CACHE)).match(PLACE);
  return found ? found.json() : null;
};

export const storeSubscription = async (subscription: StoredSubscription): Promise<void> => {
  await (await caches.open(CACHE)).put(PLACE, Response.json(subscription));
};

export const forgetSubscription = async (): Promise<void> => {
  await caches.delete(CACHE);
};
