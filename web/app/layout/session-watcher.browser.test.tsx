import { expect, test } from 'vitest';
import { endSession, startSession } from '../lib/session.ts';
import { sampleSession } from '../testing/samples.ts';
import { show } from '../testing/show.tsx';
import { clearToast, getCurrentToast, showToast } from '../ui/toast.ts';
import { SessionWatcher } from './session-watcher.tsx';

const MINE = ['me', 'trips'];
const PUBLIC_KEY = ['guides'];

const showWatcher = async () => {
  clearToast();
  const shown = await show(<SessionWatcher />, {
    at: '/dashboard?tab=past#TG0042',
    as: sampleSession(),
  });
  shown.cache.setQueryData(MINE, 'my trips');
  shown.cache.setQueryData(PUBLIC_KEY, 'all guides');
  return shown;
};

test('shows a toast for an expired session, and opens the login page, which returns to the current page', async () => {
  const { address } = await showWatcher();
  endSession('expired');
  await expect.poll(address).toBe('/login?redirect=%2Fdashboard%3Ftab%3Dpast%23TG0042');
  expect(getCurrentToast()).toMatchObject({ title: 'Session Expired', tone: 'destructive' });
});

test('reports an expired session instead of the failed request', async () => {
  await showWatcher();
  endSession('expired');
  showToast({ tone: 'destructive', title: 'That didn’t work. Try again.' });
  await expect.poll(() => getCurrentToast()?.title).toBe('Session Expired');
});

test('shows a toast on logout and opens the start page', async () => {
  const { address } = await showWatcher();
  endSession('logout');
  await expect.poll(address).toBe('/');
  expect(getCurrentToast()?.title).toBe('Logged out');
});

test('silently ends a session with an unknown token, and stays on the page', async () => {
  const { address, cache } = await showWatcher();
  endSession('invalid');
  await expect.poll(() => cache.getQueryData(MINE)).toBeUndefined();
  expect(address()).toBe('/dashboard?tab=past');
  expect(getCurrentToast()).toBeNull();
});

test('removes the login toast if the server rejects the new session', async () => {
  const { cache } = await showWatcher();
  showToast({ tone: 'success', title: 'Logged in successfully' });
  endSession('invalid');
  await expect.poll(() => cache.getQueryData(MINE)).toBeUndefined();
  expect(getCurrentToast()).toBeNull();
});

test('offers no retry for a request that failed because of a rejected session', async () => {
  const { cache } = await showWatcher();
  endSession('invalid');
  await expect.poll(() => cache.getQueryData(MINE)).toBeUndefined();
  showToast({ tone: 'destructive', title: 'That didn’t work. Try again.' });
  await expect.poll(getCurrentToast).toBeNull();
});

test('confirms a password change that ends this browser’s session', async () => {
  const { cache } = await showWatcher();
  endSession('invalid');
  showToast({ tone: 'success', title: 'Your password has been changed' });
  await expect.poll(() => cache.getQueryData(MINE)).toBeUndefined();
  // Longer than the delay for errors of a rejected session.
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(getCurrentToast()?.title).toBe('Your password has been changed');
});

test('removes private data from the cache when the session ends, and keeps other data', async () => {
  const { cache } = await showWatcher();
  endSession('logout');
  await expect.poll(() => cache.getQueryData(MINE)).toBeUndefined();
  expect(cache.getQueryData(PUBLIC_KEY)).toBe('all guides');
});

test('shows a new user no data of the previous one', async () => {
  const { cache } = await showWatcher();
  startSession(sampleSession({ id: 8, username: 'ken' }));
  await expect.poll(() => cache.getQueryData(MINE)).toBeUndefined();
});

test('reports a session that expires soon after another was rejected', async () => {
  await showWatcher();
  endSession('invalid');
  startSession(sampleSession({ token: 'the next' }));
  endSession('expired');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(getCurrentToast()?.title).toBe('Session Expired');
});
