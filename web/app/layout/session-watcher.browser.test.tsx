import { expect, test } from 'vitest';
import { endSession, startSession } from '../lib/session.ts';
import { sampleSession } from '../testing/samples.ts';
import { show } from '../testing/show.tsx';
import { clearToast, currentToast, showToast } from '../ui/toast.ts';
import { SessionWatcher } from './session-watcher.tsx';

const MINE = ['me', 'trips'];
const EVERYBODYS = ['guides'];

const watched = async () => {
  clearToast();
  const shown = await show(<SessionWatcher />, {
    at: '/dashboard?tab=past#TG0042',
    as: sampleSession(),
  });
  shown.cache.setQueryData(MINE, 'my trips');
  shown.cache.setQueryData(EVERYBODYS, 'all guides');
  return shown;
};

test('an expired session says so and leads to the login and back', async () => {
  const { address } = await watched();
  endSession('expired');
  await expect.poll(address).toBe('/login?redirect=%2Fdashboard%3Ftab%3Dpast%23TG0042');
  expect(currentToast()).toMatchObject({ title: 'Session Expired', tone: 'destructive' });
});

test('an expired session is what is said, not what failed with it', async () => {
  await watched();
  endSession('expired');
  showToast({ tone: 'destructive', title: 'That did not work. Try again.' });
  await expect.poll(() => currentToast()?.title).toBe('Session Expired');
});

test('logging out says so and goes to the start page', async () => {
  const { address } = await watched();
  endSession('logout');
  await expect.poll(address).toBe('/');
  expect(currentToast()?.title).toBe('Logged out');
});

test('a token that the server does not know ends the session without words, where one is', async () => {
  const { address, cache } = await watched();
  endSession('invalid');
  await expect.poll(() => cache.getQueryData(MINE)).toBeUndefined();
  expect(address()).toBe('/dashboard?tab=past');
  expect(currentToast()).toBeNull();
});

test('a session that the server refuses takes the toast of its beginning with it', async () => {
  const { cache } = await watched();
  showToast({ tone: 'success', title: 'Logged in successfully' });
  endSession('invalid');
  await expect.poll(() => cache.getQueryData(MINE)).toBeUndefined();
  expect(currentToast()).toBeNull();
});

test('what failed with such a session is not to be tried again', async () => {
  const { cache } = await watched();
  endSession('invalid');
  await expect.poll(() => cache.getQueryData(MINE)).toBeUndefined();
  showToast({ tone: 'destructive', title: 'That did not work. Try again.' });
  await expect.poll(currentToast).toBeNull();
});

test('a new password, which ends the session of this browser, says that it was set', async () => {
  const { cache } = await watched();
  endSession('invalid');
  showToast({ tone: 'success', title: 'Your password has been changed' });
  await expect.poll(() => cache.getQueryData(MINE)).toBeUndefined();
  // Longer than what failed with a session may take to be said.
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(currentToast()?.title).toBe('Your password has been changed');
});

test('what only its owner may see leaves the cache with the session; the rest stays', async () => {
  const { cache } = await watched();
  endSession('logout');
  await expect.poll(() => cache.getQueryData(MINE)).toBeUndefined();
  expect(cache.getQueryData(EVERYBODYS)).toBe('all guides');
});

test('somebody else who logs in sees nothing of the one before', async () => {
  const { cache } = await watched();
  startSession(sampleSession({ id: 8, username: 'ken' }));
  await expect.poll(() => cache.getQueryData(MINE)).toBeUndefined();
});

test('one that expires soon after one that was refused still says so', async () => {
  await watched();
  endSession('invalid');
  startSession(sampleSession({ token: 'the next' }));
  endSession('expired');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(currentToast()?.title).toBe('Session Expired');
});
