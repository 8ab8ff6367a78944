import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleOwnGuide } from '../../testing/sample-guide.ts';
import { show } from '../../testing/show.tsx';
import { PermissionEnds } from './permission-ends.tsx';

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'plainDateISO').mockReturnValue(Temporal.PlainDate.from('2026-11-30'));
});
afterEach(() => vi.restoreAllMocks());

const open = (permissionLastDay: string | null) =>
  show(<PermissionEnds guide={sampleOwnGuide({ permissionLastDay })} />);
const link = () => page.getByRole('link', { name: 'Renew your permission' });

test('says when bookings end, from sixty days before on', async () => {
  await open('2027-01-29');
  await expect
    .element(page.getByText(/You can’t take bookings for tours after Fri, Jan 29, 2027/))
    .toBeVisible();
  await expect.element(link()).toHaveAttribute('href', '/guide/work-permission');
});

test.each([
  ['that is further away', '2027-01-30'],
  ['that is over', '2026-11-29'],
  ['without an end', null],
])('says nothing about a permission %s', async (_, permissionLastDay) => {
  await open(permissionLastDay);
  await expect.element(link()).not.toBeInTheDocument();
});
