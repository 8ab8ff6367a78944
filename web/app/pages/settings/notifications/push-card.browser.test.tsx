import {
  addPushDevice,
  keepPushDevice,
  listPushDevices,
  removePushDevice,
  replacePushDevice,
} from '@tomoguide/contract/notifications/calls';
import { PushDevice } from '@tomoguide/contract/notifications/entities';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import {
  forgetSubscription,
  readSubscription,
  storeSubscription,
} from '../../../parts/notifications/browser/stored-subscription.ts';
import { refusal, reply, replySequence } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { PushCard } from './push-card.tsx';

const KEY = [4, ...Array.from({ length: 64 }, (_, at) => at)];
const PUBLIC_KEY = btoa(String.fromCharCode(...KEY))
  .replaceAll('+', '-')
  .replaceAll('/', '_')
  .replace('=', '');

const device = (change: Partial<z.input<typeof PushDevice>> = {}) =>
  z.parse(PushDevice, {
    id: 1,
    browser: 'Chrome',
    system: 'Android',
    createdAt: '2026-05-03T01:00:00Z',
    lastSentAt: null,
    isThisBrowser: true,
    ...change,
  });
const listed = (...data: PushDevice[]) => reply(listPushDevices, { publicKey: PUBLIC_KEY, data });

/** Replaces the browser's permission, worker and push service, which a headless browser lacks. */
const stubBrowser = (permission: NotificationPermission, answer = permission) => {
  let subscription: object | null = null;
  const unsubscribe = vi.fn(async () => {
    subscription = null;
    return true;
  });
  const subscribe = vi.fn(async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
    subscription = {
      endpoint: 'https://push.example.com/x',
      options: { applicationServerKey },
      unsubscribe,
      toJSON: () => ({
        endpoint: 'https://push.example.com/x',
        keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      }),
    };
    return subscription;
  });
  const pushManager = { getSubscription: async () => subscription, subscribe };
  const registration = { active: null, pushManager };
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    addEventListener: () => undefined,
  } as never);
  return { subscribe, unsubscribe, requestPermission: notification.requestPermission };
};
const showCard = (replies: NonNullable<NonNullable<Parameters<typeof show>[1]>['replies']>) =>
  show(
    <>
      <PushCard />
      <Toaster />
    </>,
    { as: sampleSession(), replies },
  );
const turnOn = page.getByRole('button', { name: 'Send to this device' });

afterEach(async () => {
  await forgetSubscription();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('asks for permission only on a click, then subscribes with the site’s key and adds the device', async () => {
  const { subscribe, requestPermission } = stubBrowser('default', 'granted');
  const devices: PushDevice[] = [];
  const { sent } = await showCard([
    reply(listPushDevices, () => ({ publicKey: PUBLIC_KEY, data: devices })),
    reply(keepPushDevice, () => ({ data: devices[0] ?? null })),
    reply(addPushDevice, () => {
      devices.push(device());
      return { data: device() };
    }),
  ]);
  await expect.element(turnOn).toBeVisible();
  expect(requestPermission).not.toHaveBeenCalled();
  await turnOn.click();
  await expect.element(page.getByText('Chrome on Android', { exact: false })).toBeVisible();
  await expect.element(page.getByText('This browser')).toBeVisible();
  await expect.element(turnOn).not.toBeInTheDocument();
  expect(requestPermission).toHaveBeenCalledTimes(1);
  const [options] = subscribe.mock.calls[0] ?? [];
  expect(options).toEqual({ userVisibleOnly: true, applicationServerKey: Uint8Array.from(KEY) });
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    endpoint: 'https://push.example.com/x',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  });
  expect(await readSubscription()).toMatchObject({ key: PUBLIC_KEY });
});

test('adds no device if the user refuses', async () => {
  const { subscribe, requestPermission } = stubBrowser('default', 'denied');
  await showCard([listed()]);
  await turnOn.click();
  await expect.element(turnOn).not.toBeInTheDocument();
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(subscribe).not.toHaveBeenCalled();
});

test('in a browser that blocks notifications, lists only other devices', async () => {
  stubBrowser('denied');
  await showCard([listed(device({ isThisBrowser: false }))]);
  await expect.element(page.getByText('Chrome on Android', { exact: false })).toBeVisible();
  await expect.element(turnOn).not.toBeInTheDocument();
  await expect.element(page.getByText('mainland China', { exact: false })).not.toBeInTheDocument();
});

test('a subscription that replaced another is given to the server, which keeps the device', async () => {
  const { subscribe } = stubBrowser('granted');
  await subscribe({ applicationServerKey: Uint8Array.from(KEY) });
  const former = { endpoint: 'https://push.example.com/former', auth: 'f'.repeat(22) };
  await storeSubscription({ ...former, key: PUBLIC_KEY });
  const { sent } = await showCard([
    listed(device()),
    reply(replacePushDevice, undefined),
    reply(keepPushDevice, { data: device() }),
  ]);
  await expect.element(page.getByText('This browser')).toBeVisible();
  expect(sent.map(({ body }) => body).filter(Boolean)).toEqual([
    {
      former,
      endpoint: 'https://push.example.com/x',
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
    },
    { endpoint: 'https://push.example.com/x' },
  ]);
  expect(await readSubscription()).toEqual({
    endpoint: 'https://push.example.com/x',
    auth: 'a'.repeat(22),
    key: PUBLIC_KEY,
  });
});

test('unsubscribes and says why if the server refuses the device', async () => {
  const { unsubscribe } = stubBrowser('granted');
  await showCard([listed(), refusal(addPushDevice, 409, 'TOO_MANY_PUSH_DEVICES')]);
  await turnOn.click();
  await expect.element(page.getByText('Remove one first', { exact: false })).toBeVisible();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(await readSubscription()).toBeNull();
});

test('says where push notifications cannot work, and offers nothing there', async () => {
  stubBrowser('granted');
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(window, 'PushManager');
  await showCard([listed()]);
  await expect.element(page.getByText('This browser can’t receive them.')).toBeVisible();
  await expect.element(page.getByText('mainland China', { exact: false })).toBeVisible();
  await expect.element(turnOn).not.toBeInTheDocument();
});

test('removes a device of another browser', async () => {
  stubBrowser('granted');
  const other = device({ id: 7, isThisBrowser: false, lastSentAt: '2026-05-03T01:00:00Z' });
  const { sent } = await showCard([
    replySequence(listed(other), listed()),
    reply(removePushDevice, undefined),
  ]);
  await expect.element(page.getByText('Last sent', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Chrome on Android' }).click();
  await expect.element(page.getByText('Devices that get them')).not.toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
