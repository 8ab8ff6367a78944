import {
  addPushDevice,
  keepPushDevice,
  replacePushDevice,
} from '@tomoguide/contract/notifications/calls';
import { api } from '../../../lib/api.ts';
import { getPermission, requestPermission } from '../permission.ts';
import { registerWorker } from './show-notification.ts';
import { forgetSubscription, readSubscription, storeSubscription } from './stored-subscription.ts';

/** Push notifications in this browser (docs/product/notices.md, "Push"). */

/** Returns whether this browser can receive push notifications; never on iOS outside the installed app. */
export const canPush = (): boolean =>
  'PushManager' in window && 'serviceWorker' in navigator && getPermission() !== 'none';

/** Returns the browser's subscription; null if it has none. Never waits for a worker. */
const findSubscription = async (): Promise<PushSubscription | null> => {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const decodeKey = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

const hasKey = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const own = options.applicationServerKey && new Uint8Array(options.applicationServerKey);
  return own !== null && own.length === key.length && own.every((byte, at) => byte === key[at]);
};

const encodeKey = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const describe = (subscription: PushSubscription) => {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
};

const store = (subscription: PushSubscription): Promise<void> => {
  const { endpoint, auth } = describe(subscription);
  return storeSubscription({
    endpoint,
    auth,
    key: encodeKey(subscription.options.applicationServerKey),
  });
};

const end = async (subscription: PushSubscription | null): Promise<void> => {
  await subscription?.unsubscribe();
  await forgetSubscription();
};

/** Subscribes at the browser's push service. A subscription to a former key of the site is replaced. */
const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = decodeKey(publicKey);
  const found = await pushManager.getSubscription();
  if (found && hasKey(found, key)) return found;
  await found?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

/**
 * Asks for permission and adds this browser as a device; call it only from a click. Does nothing if the
 * user refuses. Throws if the push service cannot be reached or the server refuses the device.
 */
export const turnOnPush = async (publicKey: string): Promise<void> => {
  if (getPermission() === 'default') await requestPermission();
  if (getPermission() !== 'granted') return;
  const subscription = await subscribe(publicKey);
  try {
    await api(addPushDevice, { body: describe(subscription) });
  } catch (error) {
    await end(subscription);
    throw error;
  }
  await store(subscription);
};

export const unsubscribe = async (): Promise<void> => {
  await end(await findSubscription());
};

/** Gives the server a subscription that replaces the one it knows, if the service worker could not. */
const replaceFormer = async (subscription: PushSubscription): Promise<void> => {
  const former = await readSubscription();
  if (!former || former.endpoint === subscription.endpoint) return;
  const { endpoint, auth } = former;
  const body = { former: { endpoint, auth }, ...describe(subscription) };
  // If the device was removed, the server says so to the call that follows.
  await api(replacePushDevice, { body }).catch(() => undefined);
};

/**
 * Keeps push notifications on after another login in this browser. Unsubscribes it if the device was
 * removed or belongs to another account, so that nobody gets the notifications of somebody else.
 */
export const keepPush = async (): Promise<void> => {
  try {
    const subscription = await findSubscription();
    if (!subscription) return;
    await replaceFormer(subscription);
    const { data } = await api(keepPushDevice, { body: { endpoint: subscription.endpoint } });
    await (data ? store(subscription) : end(subscription));
  } catch {
    // The next page does it.
  }
};
