import { addPushDevice, keepPushDevice } from '@tomoguide/contract/notifications/calls';
import { api } from '../../../lib/api.ts';
import { getPermission, requestPermission } from '../permission.ts';
import { registerWorker } from './show-notification.ts';

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
  const { endpoint, keys } = subscription.toJSON();
  const body = {
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
  };
  try {
    await api(addPushDevice, { body });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
};

export const unsubscribe = async (): Promise<void> => {
  await (await findSubscription())?.unsubscribe();
};

/**
 * Keeps push notifications on after another login in this browser. Unsubscribes it if the device was
 * removed or belongs to another account, so that nobody gets the notifications of somebody else.
 */
export const keepPush = async (): Promise<void> => {
  try {
    const subscription = await findSubscription();
    if (!subscription) return;
    const { data } = await api(keepPushDevice, { body: { endpoint: subscription.endpoint } });
    if (!data) await subscription.unsubscribe();
  } catch {
    // The next page does it.
  }
};
