import { updateMe } from '@tomoguide/contract/accounts/calls';
import {
  changeNotificationSetting,
  getNotificationSettings,
  switchLetters,
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
const { token: _token, expiresAt: _expiresAt, ...mei } = sampleSession();
type Replies = NonNullable<NonNullable<Parameters<typeof show>[1]>['replies']>;

const settings = (
  replies: Replies,
  as = sampleSession() as ReturnType<typeof sampleSession> | null,
) =>
  show(
    <>
      <SettingsPage />
      <Toaster />
    </>,
    { as, replies },
  );
const box = (name: string) => page.getByRole('checkbox', { name });

beforeEach(() => history.replaceState(null, '', location.pathname + location.search));
afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  vi.unstubAllGlobals();
});

test('a switch stands at once and is sent; what comes always has none', async () => {
  const { sent } = await settings([
    NONE,
    reply(changeNotificationSetting, { off: [{ topic: 'completed', channel: 'email' }] }),
  ]);
  await expect.element(box('Completed tours: Email')).toBeChecked();
  await box('Completed tours: Email').click();
  await expect.element(box('Completed tours: Email')).not.toBeChecked();
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PATCH'))
    .toMatchObject([{ body: { topic: 'completed', channel: 'email', on: false } }]);
  const security = page.getByRole('row', { name: /^Password resets/ });
  await expect.element(security.getByText('Always on')).toBeVisible();
  await expect.element(security.getByRole('checkbox')).not.toBeInTheDocument();
});

test('one that could not be saved goes back, with one toast', async () => {
  await settings([NONE, refusal(changeNotificationSetting, 503, 'UNAVAILABLE')]);
  await box('Completed tours: Email').click();
  await expect.element(page.getByText('Update Failed')).toBeVisible();
  await expect.element(box('Completed tours: Email')).toBeChecked();
});

test('without a notice in the app the browser has nothing to tell', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  await settings([
    reply(getNotificationSettings, { off: [{ topic: 'reviews', channel: 'inApp' }] }),
  ]);
  await expect.element(box('Reviews of you: In the app')).not.toBeChecked();
  await expect.element(box('Reviews of you: Browser')).toBeDisabled();
  await expect.element(box('Reviews of you: Browser')).not.toBeChecked();
});

test.each(['default', 'denied'])(
  'with permission %s, the browser has no switches',
  async (permission) => {
    vi.stubGlobal('Notification', { permission });
    await settings([NONE]);
    await expect.element(box('Completed tours: Email')).toBeVisible();
    await expect.element(box('Completed tours: Browser')).not.toBeInTheDocument();
  },
);

test.each([
  ['a guide', sampleSession({ isGuide: true, guideId: 3 }), 1],
  ['someone who is none', sampleSession(), 0],
] as const)('what only guides are told of: the rows for %s', async (_, who, rows) => {
  await settings([NONE], who);
  await expect.element(box('Completed tours: Email')).toBeVisible();
  const calendars = page.getByRole('row', { name: /^An imported calendar cannot be read/ });
  expect(calendars.elements()).toHaveLength(rows);
});

test('the browser asks only when one presses for it', async () => {
  const asked = vi.fn(async () => {
    browser.permission = 'granted';
    return 'granted' as const;
  });
  const browser = { permission: 'default', requestPermission: asked };
  vi.stubGlobal('Notification', browser);
  await settings([NONE]);
  await expect.element(box('Completed tours: Email')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect
    .element(page.getByText('Notifications are on in this browser.', { exact: false }))
    .toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
  await expect.element(box('Completed tours: Browser')).toBeChecked();
});

test('the link in a letter asks, stops, and has the letters again, without a login', async () => {
  history.replaceState(null, '', '#token=7.completed.x');
  let on = false;
  const { sent } = await settings(
    [reply(switchLetters, () => ({ topic: 'completed' as const, on }))],
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

test('letters that could not be had again can be asked for again', async () => {
  history.replaceState(null, '', '#token=7.completed.x');
  let failing = false;
  const { sent } = await settings(
    [
      reply(switchLetters, () => {
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

test('a link that does not work says so', async () => {
  history.replaceState(null, '', '#token=7.completed.x');
  await settings([refusal(switchLetters, 422, 'LETTER_LINK_INVALID')], null);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect.element(page.getByText('This link does not work.', { exact: false })).toBeVisible();
});

test('read receipts are switched in the profile', async () => {
  const { sent } = await show(<PrivacySection />, {
    as: sampleSession(),
    replies: [reply(updateMe, { ...mei, readReceiptsEnabled: false })],
  });
  await expect.element(box('Read receipts')).toBeChecked();
  await box('Read receipts').click();
  await expect.element(box('Read receipts')).not.toBeChecked();
  expect(sent.map(({ body }) => body)).toEqual([{ readReceiptsEnabled: false }]);
});
