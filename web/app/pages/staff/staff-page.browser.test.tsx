import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { StaffPage } from './staff-page.tsx';

const CLOCK = 'All times are in Japan time.';

test('shows the console’s time zone in the header of each section, even next to an open case', async () => {
  await page.viewport(390, 844);
  const options = { as: sampleSession({ isStaff: true }) };
  const routes = (
    <StaffPage place="disputes" title="Disputes">
      <p>A case</p>
    </StaffPage>
  );
  const { address } = await show(routes, { ...options, at: '/staff/disputes?case=4' });
  await expect.element(page.getByText(CLOCK)).toBeVisible();
  expect(address()).toBe('/staff/disputes?case=4');
});

test('shows no time zone on the overview, which has no times', async () => {
  const overview = (
    <StaffPage place={null} title="Overview">
      <p>Queues</p>
    </StaffPage>
  );
  await show(overview, { as: sampleSession({ isStaff: true }) });
  await expect.element(page.getByText('Queues')).toBeVisible();
  expect(page.getByText(CLOCK).elements()).toHaveLength(0);
});

test('requires a passkey in a session started with a password, and shows no data', async () => {
  const routes = (
    <StaffPage place="disputes" title="Disputes">
      <p>A case</p>
    </StaffPage>
  );
  await show(routes, { as: sampleSession({ isStaff: true, mayUseConsole: false }) });
  await expect.element(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
  expect(page.getByText('A case').elements()).toHaveLength(0);
});
