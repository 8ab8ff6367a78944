import { getTaxYear, setTaxNumber } from '@tomoguide/contract/payments/calls';
import type { TaxRow } from '@tomoguide/contract/payments/entities';
import { TaxYear } from '@tomoguide/contract/payments/entities';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { clearToast } from '../../../ui/toast.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { TaxesPage } from './taxes-page.tsx';

const PARTS = {
  grossCents: 69_000,
  grossYen: 14_490,
  onlineCents: 20_700,
  cashCents: 48_300,
  correctionCents: 0,
  commissionCents: 10_350,
  commissionYen: 2_174,
  netCents: 58_650,
  netYen: 12_317,
};
const sampleRow = (change: Partial<TaxRow> = {}): TaxRow => ({
  ...PARTS,
  bookingNumber: 'TG0042',
  kind: 'tour',
  day: '2026-05-10',
  countedAt: '2026-05-10T04:00:00Z',
  tourStart: '2026-05-10T01:00:00Z',
  cashVerified: false,
  dueCents: 0,
  jpyPerRmb: 21,
  rateDay: '2026-05-10',
  ...change,
});
const sampleYear = (rows: TaxRow[], change: object = {}) =>
  z.parse(TaxYear, {
    year: 2026,
    inProgress: false,
    years: [2027, 2026],
    name: 'Kenji Sato',
    taxNumber: null,
    rows,
    totals: PARTS,
    rowsWithoutRate: 0,
    fees: { tourCents: 10_350, cancelledCents: 0, dueCents: 0, correctionCents: 0 },
    ...change,
  });

const openPage = async (year: TaxYear, replies: readonly ReturnType<typeof reply>[] = []) => {
  const { sent } = await show(
    <>
      <TaxesPage />
      <Toaster />
    </>,
    {
      at: '/guide/taxes?year=2026',
      as: sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' }),
      replies: [...replies, reply(getTaxYear, year)],
    },
  );
  return { sent };
};
afterEach(() => clearToast());

test('shows each part of a tour, the sums and the fees', async () => {
  await openPage(sampleYear([sampleRow()]));
  const row = page.getByRole('row', { name: /TG0042/ });
  for (const text of ['RMB 690', 'JPY 14,490', 'RMB 207', 'RMB 483', 'No verified proof'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  const sums = page.getByRole('row', { name: /^Total/ });
  await expect.element(sums.getByText('RMB 586.50')).toBeVisible();
  await expect.element(page.getByText('Fees in total')).toBeVisible();
});

test('explains a tour that began in the year before, and a day that is in another year on this device', async () => {
  const over = sampleRow({
    day: '2027-01-01',
    countedAt: '2026-12-31T15:30:00Z',
    tourStart: '2026-12-31T12:00:00Z',
    rateDay: '2027-01-01',
  });
  await openPage(sampleYear([over], { year: 2027 }));
  await expect.element(page.getByText(/^Started on December 31, counts in 2027$/)).toBeVisible();
  const zone = Temporal.Now.timeZoneId();
  const { year } = Temporal.Instant.from(over.countedAt).toZonedDateTimeISO(zone);
  const note = page.getByText('In this device’s time zone, that was in 2026.');
  expect(await note.elements()).toHaveLength(year === 2026 ? 1 : 0);
});

test('names the day of an earlier rate, and says if there is none', async () => {
  const rows = [
    sampleRow({ rateDay: '2026-05-08' }),
    sampleRow({ bookingNumber: 'TG0043', grossYen: null, jpyPerRmb: null, rateDay: null }),
  ];
  await openPage(sampleYear(rows, { rowsWithoutRate: 1 }));
  await expect.element(page.getByText(/^Rate of May.8$/)).toBeVisible();
  await expect.element(page.getByText(/^1 row uses the rate of an earlier day/)).toBeVisible();
  await expect.element(page.getByText(/^1 row has no amount in yen/)).toBeVisible();
});

test('says that a year is empty, and that it is not over', async () => {
  await openPage(sampleYear([], { inProgress: true }));
  await expect.element(page.getByText('No tours counted in 2026')).toBeVisible();
  await expect.element(page.getByText(/^2026 isn’t over yet/)).toBeVisible();
});

test('asks once about a number with an unusual first digit, then saves it', async () => {
  const { sent } = await openPage(sampleYear([]), [
    refusal(setTaxNumber, 422, 'TAX_NUMBER_UNUSUAL'),
  ]);
  await page.getByLabelText('Registration number for invoices').fill('T1000012050002');
  await page.getByRole('button', { name: 'Save number' }).click();
  await expect.element(page.getByText(/^The first digit doesn’t fit/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Save anyway' }));
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body))
    .toEqual([{ number: 'T1000012050002' }, { number: 'T1000012050002', confirmed: true }]);
});
