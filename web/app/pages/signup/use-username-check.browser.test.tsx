import { checkUsername } from '@tomoguide/contract/accounts/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../testing/api-replies.ts';
import { show } from '../../testing/show.tsx';
import { SignupForm } from './signup-form.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const replies = [reply(checkUsername, { available: true, suggestion: null })];
const username = () => page.getByRole('textbox', { name: 'Username' });

test('checks a username once, half a second after the last keystroke', async () => {
  const { sent } = await show(<SignupForm ready />, { replies });
  await username().fill('mei');
  vi.advanceTimersByTime(499);
  await username().fill('meil');
  vi.advanceTimersByTime(499);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.element(page.getByText('meil is available')).toBeVisible();
  vi.advanceTimersByTime(10_000);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/auth/check-username',
  ]);
});

test('does not check an invalid username', async () => {
  const { sent } = await show(<SignupForm ready />, { replies });
  await username().fill('me');
  vi.advanceTimersByTime(500);
  await expect.element(page.getByText(/at least 3 characters, lowercase/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('offers a username made from the name until one is typed', async () => {
  await show(<SignupForm ready />, { replies });
  await page.getByRole('textbox', { name: 'First name' }).fill('Mei');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lin');
  await page.getByRole('button', { name: 'Use meilin' }).click();
  await expect.element(username()).toHaveValue('meilin');
  await expect.element(page.getByRole('button', { name: 'Use meilin' })).not.toBeInTheDocument();
});
