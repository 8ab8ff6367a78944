import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/figures';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { RefundTable } from './refund-table.tsx';

const table = (now: string) => (
  <RefundTable
    policy={CANCELLATION_POLICY}
    start="2026-05-10T01:00:00Z"
    timeZone="Asia/Tokyo"
    now={Temporal.Instant.from(now)}
  />
);
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .map((row) => row.textContent);

test.each([
  [
    'en',
    [
      'Until Sun, May 3, 10:00 7 days before100%',
      'Until Thu, May 7, 10:00 3 days before70%',
      'Until Sat, May 9, 10:00 24 hours before50%',
      'Later Nothing',
    ],
  ],
  [
    'zh-CN',
    [
      '5月3日 周日 10:00 前 开始前 7 天100%',
      '5月7日 周四 10:00 前 开始前 3 天70%',
      '5月9日 周六 10:00 前 开始前 24 小时50%',
      '之后 不退',
    ],
  ],
] as const)(
  'in %s, shows when each tier ends, in the tour’s time zone',
  async (locale, expected) => {
    await show(table('2026-04-01T00:00:00Z'), { locale });
    await expect.poll(rows).toEqual(expected);
  },
);

test('adds the user’s time if it is on another day', async () => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('America/New_York');
  await show(table('2026-05-08T00:00:00Z'));
  await expect
    .poll(rows)
    .toContain('Until Sat, May 9, 10:00 24 hours before · May 8, 21:00 New York time50%');
  vi.restoreAllMocks();
});

test('omits an expired tier', async () => {
  await show(table('2026-05-08T00:00:00Z'));
  await expect.poll(rows).toEqual(['Until Sat, May 9, 10:00 24 hours before50%', 'Later Nothing']);
});

test('shows no table if no tier still applies', async () => {
  await show(
    <>
      <p>Shown</p>
      {table('2026-05-09T12:00:00Z')}
    </>,
  );
  await expect.element(page.getByText('Shown')).toBeVisible();
  expect(rows()).toEqual([]);
});
