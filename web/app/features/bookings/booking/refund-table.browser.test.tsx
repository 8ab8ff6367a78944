import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/policy';
import { expect, test } from 'vitest';
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
      'Until Sun, May 3, 2026, 10:00168 hours before the start · Sun, May 3, 2026, 09:00 (Beijing time)100%',
      'Until Thu, May 7, 2026, 10:0072 hours before the start · Thu, May 7, 2026, 09:00 (Beijing time)70%',
      'Until Sat, May 9, 2026, 10:0024 hours before the start · Sat, May 9, 2026, 09:00 (Beijing time)50%',
      'LaterNothing',
    ],
  ],
  [
    'zh-CN',
    [
      '2026年5月3日 周日 10:00 前开始前 168 小时 · 2026年5月3日 周日 09:00（北京时间）100%',
      '2026年5月7日 周四 10:00 前开始前 72 小时 · 2026年5月7日 周四 09:00（北京时间）70%',
      '2026年5月9日 周六 10:00 前开始前 24 小时 · 2026年5月9日 周六 09:00（北京时间）50%',
      '之后不退',
    ],
  ],
] as const)(
  'in %s each tier stands with its end on the tour’s clock, and on the reader’s',
  async (locale, expected) => {
    await show(table('2026-04-01T00:00:00Z'), { locale });
    await expect.poll(rows).toEqual(expected);
  },
);

test('a tier that is over is not offered', async () => {
  await show(table('2026-05-08T00:00:00Z'));
  await expect
    .poll(rows)
    .toEqual([
      'Until Sat, May 9, 2026, 10:0024 hours before the start · Sat, May 9, 2026, 09:00 (Beijing time)50%',
      'LaterNothing',
    ]);
});

test('where no tier is left there is no table', async () => {
  await show(
    <>
      <p>Shown</p>
      {table('2026-05-09T12:00:00Z')}
    </>,
  );
  await expect.element(page.getByText('Shown')).toBeVisible();
  expect(rows()).toEqual([]);
});
