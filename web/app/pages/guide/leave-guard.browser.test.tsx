import { Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OfflineNotice } from '../../layout/offline-notice.tsx';
import { show } from '../../testing/show.tsx';
import { LeaveGuard } from './leave-guard.tsx';

afterEach(() => vi.restoreAllMocks());

const openPage = (isUnsaved: boolean) =>
  show(
    <>
      <OfflineNotice />
      <Link to="/elsewhere">Away</Link>
      <Link to="/here?part=2">Further down</Link>
      {isUnsaved ? <LeaveGuard /> : null}
    </>,
    { at: '/here' },
  );
const away = page.getByRole('link', { name: 'Away' });
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name });

test('asks before leaving with unsaved changes, and lets the user stay or leave', async () => {
  const { address } = await openPage(true);
  await page.getByRole('link', { name: 'Further down' }).click();
  await vi.waitFor(() => expect(address()).toBe('/here?part=2'));
  await away.click();
  await expect.element(page.getByText('Leave without saving?')).toBeVisible();
  await button('Stay').click();
  await expect.element(page.getByText('Leave without saving?')).not.toBeInTheDocument();
  expect(address()).toBe('/here?part=2');
  await away.click();
  await button('Leave').click();
  await vi.waitFor(() => expect(address()).toBe('/elsewhere'));
});

test('does not ask without unsaved changes', async () => {
  const { address } = await openPage(false);
  await away.click();
  await vi.waitFor(() => expect(address()).toBe('/elsewhere'));
});

test('stays on the page while offline, no matter what the user chooses', async () => {
  const { address } = await openPage(true);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await away.click();
  await button('Leave').click();
  await expect.element(page.getByText('Leave without saving?')).not.toBeInTheDocument();
  expect(address()).toBe('/here');
});
