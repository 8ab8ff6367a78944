import { updateMe } from '@tomoguide/contract/accounts/calls';
import {
  changeNotificationSetting,
  getNotificationSettings,
  listPushDevices,
  setEmailSubscription,
} from '@tomoguide/contract/notifications/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { PrivacySection } from '../../profile/privacy-section.tsx';
import { SettingsPage } from './settings-page.tsx';

const NONE = reply(getNotificationSettings, { off: [] });
const NO_DEVICES = reply(listPushDevices, { publicKey: 'BA', data: [] });
const { token: _token, expiresAt: _expiresAt, ...mei } = sampleSession();
type Replies = NonNullable<NonNullable<Parameters<typeof show>[1]>['replies']>;

const showSettings = (
  replies: Replies,
  as = sampleSession() as ReturnType<typeof sampleSession> | null,
) =>
  show(
    <>
      <SettingsPage />
      <Toaster />
    </>,
    { as, replies: [...replies, NO_DEVICES] },
  );
const switchFor = (name: string) => page.getByRole('checkbox', { name });

beforeEach(() => history.replaceState(null, '', location.pathname + location.search));
afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  vi.unstubAllGlobals();
});

test('changes a switch immediately and saves it, and shows no switch for required notices', async () => {
  const { sent } = await showSettings([
    NONE,
    reply(changeNotificationSetting, { off: [{ topic: 'completed', channel: 'email' }] }),
  ]);
  await expect.element(switchFor('Completed tours: Email')).toBeChecked();
  await switchFor('Completed tours: Email').click();
  await expect.element(switchFor('Completed tours: Email')).not.toBeChecked();
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PATCH'))
    .toMatchObject([{ body: { topic: 'completed', channel: 'email', on: false } }]);
  const security = page.getByRole('row', { name: /^Password resets/ });
  await expect.element(security.getByText('Always on')).toBeVisible();
  await expect.element(security.getByRole('checkbox')).not.toBeInTheDocument();
});

test('reverts a switch that fails to save, with one toast', async () => {
  await showSettings([NONE, refusal(changeNotificationSetting, 503, 'UNAVAILABLE')]);
  await switchFor('Completed tours: Email').click();
  await expect.element(page.getByText('Update Failed')).toBeVisible();
  await expect.element(switchFor('Completed tours: Email')).toBeChecked();
});

test('disables the browser switch if the in-app notice is off', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  await showSettings([
    reply(getNotificationSettings, { off: [{ topic: 'reviews', channel: 'inApp' }] }),
  ]);
  await expect.element(switchFor('Reviews of you: In the app')).not.toBeChecked();
  await expect.element(switchFor('Reviews of you: Browser')).toBeDisabled();
  await expect.element(switchFor('Reviews of you: Browser')).not.toBeChecked();
});

test.each(['default', 'denied'])(
  'with permission %s, shows no switches for browser notifications',
  async (permission) => {
    vi.stubGlobal('Notification', { permission });
    await showSettings([NONE]);
    await expect.element(switchFor('Completed tours: Email')).toBeVisible();
    await expect.element(switchFor('Completed tours: Browser')).not.toBeInTheDocument();
  },
);

test.each([
  ['a guide', sampleSession({ isGuide: true, guideId: 3 }), 1],
  ['a user who is not a guide', sampleSession(), 0],
] as const)('shows guide topics only to guides: the rows for %s', async (_, who, rows) => {
  await showSettings([NONE], who);
  await expect.element(switchFor('Completed tours: Email')).toBeVisible();
  const calendars = page.getByRole('row', { name: /^An imported calendar can’t be read/ });
  expect(calendars.elements()).toHaveLength(rows);
});

test('says once that the browser blocks notifications', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  await showSettings([NONE]);
  await expect.element(page.getByText('Your browser blocks', { exact: false })).toBeVisible();
  await expect.element(switchFor('Completed tours: Email')).toBeVisible();
  await expect.element(page.getByText('When TomoGuide is closed')).not.toBeInTheDocument();
});

test('asks for the browser’s permission only after a click', async () => {
  const permissionRequest = vi.fn(async () => {
    browser.permission = 'granted';
    return 'granted' as const;
  });
  const browser = { permission: 'default', requestPermission: permissionRequest };
  vi.stubGlobal('Notification', browser);
  await showSettings([NONE]);
  await expect.element(switchFor('Completed tours: Email')).toBeVisible();
  expect(permissionRequest).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(page.getByText('On in this browser.', { exact: false })).toBeVisible();
  expect(permissionRequest).toHaveBeenCalledTimes(1);
  await expect.element(switchFor('Completed tours: Browser')).toBeChecked();
});

test('asks for confirmation when a link in an email is opened, stops emails, and can resume them, without a login', async () => {
  history.replaceState(null, '', '#token=7.completed.x');
  let on = false;
  const { sent } = await showSettings(
    [reply(setEmailSubscription, () => ({ topic: 'completed' as const, on }))],
    null,
  );
  const stop = page.getByRole('button', { name: 'Stop these emails' });
  await expect.element(stop).toBeVisible();
  expect(sent).toEqual([]);
  await stop.click();
  await expect.element(page.getByRole('heading', { name: 'Emails stopped' })).toHaveFocus();
  on = true;
  await page.getByRole('button', { name: 'Resume these emails' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'You’ll get these emails again' }))
    .toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { token: '7.completed.x', on: false },
    { token: '7.completed.x', on: true },
  ]);
});

test('lets the user retry if resuming emails fails', async () => {
  history.replaceState(null, '', '#token=7.completed.x');
  let failing = false;
  const { sent } = await showSettings(
    [
      reply(setEmailSubscription, () => {
        if (failing) throw new TypeError('offline');
        return { topic: 'completed' as const, on: false };
      }),
    ],
    null,
  );
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  failing = true;
  const again = page.getByRole('button', { name: 'Resume these emails' });
  await again.click();
  await expect.poll(() => sent.length).toBe(2);
  await expect.element(page.getByRole('alert').or(again)).toBeVisible();
  await expect.element(again).toBeEnabled();
});

test('shows an error for an invalid link', async () => {
  history.replaceState(null, '', '#token=7.completed.x');
  await showSettings([refusal(setEmailSubscription, 422, 'LETTER_LINK_INVALID')], null);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect.element(page.getByText('This link doesn’t work.', { exact: false })).toBeVisible();
});

test('links to the profile for the setting of read receipts', async () => {
  const { sent } = await show(<PrivacySection />, {
    as: sampleSession(),
    replies: [reply(updateMe, { ...mei, readReceiptsEnabled: false })],
  });
  await expect.element(switchFor('Read receipts')).toBeChecked();
  await switchFor('Read receipts').click();
  await expect.element(switchFor('Read receipts')).not.toBeChecked();
  expect(sent.map(({ body }) => body)).toEqual([{ readReceiptsEnabled: false }]);
});
