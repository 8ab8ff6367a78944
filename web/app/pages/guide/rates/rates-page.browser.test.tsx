import { useQuery } from '@tanstack/react-query';
import { listServiceCategories } from '@tomoguide/contract/catalog/calls';
import {
  getOwnItineraries,
  getOwnRates,
  listGuidePriceRanges,
  setRates,
} from '@tomoguide/contract/guides/calls';
import type { OwnRates } from '@tomoguide/contract/guides/rates';
import { SubcategoryId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownItinerariesQuery } from '../../../parts/guides/own-guide/queries.ts';
import { holdReplies, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { RatesPage } from './rates-page.tsx';

const rates: OwnRates = {
  revision: 'a'.repeat(22),
  basicPricePerHourCents: 20_000,
  additionalPricePerPersonCents: null,
  minPeople: 1,
  maxPeople: 6,
  minDuration: 2,
  maxDuration: 8,
  services: [{ subcategoryId: SubcategoryId.parse(101), priceCents: null }],
  instantBooking: false,
};
const category = {
  id: 1,
  nameEn: 'City walks',
  nameCn: '城市漫步',
  subcategories: [
    { id: 101, nameEn: 'Old streets', nameCn: '老街' },
    { id: 102, nameEn: 'Night views', nameCn: '夜景' },
  ],
};

const openPage = async (
  replies: readonly ReturnType<typeof reply>[] = [],
  part = <RatesPage />,
) => {
  const { sent } = await show(part, {
    as: sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' }),
    replies: [
      ...replies,
      reply(listGuidePriceRanges, { data: [] }),
      reply(getOwnRates, rates),
      reply(listServiceCategories, { data: [category], total: 1, page: 1, limit: 20 }),
    ],
  });
  return { sent, changes: () => sent.filter(({ method }) => method !== 'GET') };
};
const field = (name: string) => page.getByLabelText(name, { exact: false });
const save = page.getByRole('button', { name: 'Save rates' });

test('shows example prices of whole tours and the guide’s earnings from them', async () => {
  await openPage();
  const row = (name: string) => page.getByRole('row', { name });
  // (200 + 30) × 4, minus 15%.
  await expect.element(row('2 people, 4 hours RMB 920 RMB 782')).toBeVisible();
  await page.getByLabelText('Price per hour (RMB)', { exact: true }).fill('300');
  await expect.element(row('2 people, 4 hours RMB 1,320 RMB 1,122')).toBeVisible();
  await expect.element(save).toBeEnabled();
});

test('compares the typed price with what other guides ask, and not while it is invalid', async () => {
  const range = { language: 'zh', lowCents: 18_000, highCents: 31_000 } as const;
  await openPage([reply(listGuidePriceRanges, { data: [range] })]);
  await expect
    .element(page.getByText('Guides who speak Chinese: RMB 180 to RMB 310'))
    .toBeVisible();
  await expect.element(page.getByText(/You ask RMB\s230\.$/)).toBeVisible();
  await page.getByLabelText('Price per hour (RMB)', { exact: true }).fill('300');
  await expect.element(page.getByText(/You ask RMB\s330\.$/)).toBeVisible();
  await page.getByLabelText('Price per hour (RMB)', { exact: true }).fill('3');
  await expect.element(page.getByText(/You ask/)).not.toBeInTheDocument();
});

test('sends changes in fen, with the revision that was loaded', async () => {
  const saved = { ...rates, revision: 'b'.repeat(22), basicPricePerHourCents: 25_000 };
  const { changes } = await openPage([reply(setRates, saved)]);
  await expect.element(save).toBeDisabled();
  await page.getByLabelText('Price per hour (RMB)', { exact: true }).fill('250');
  await page.getByRole('checkbox', { name: 'Night views' }).click();
  await field('Own price per hour (RMB), Night views').fill('400');
  await page.getByLabelText('Longest tour').selectOptions('6');
  await page.getByRole('checkbox', { name: 'Offer instant booking' }).click();
  await save.click();
  await expect.element(page.getByLabelText('Longest tour')).toHaveValue('8');
  await expect.element(save).toBeDisabled();
  const { revision, ...kept } = rates;
  expect(changes()[0]?.body).toEqual({
    revision,
    rates: {
      ...kept,
      basicPricePerHourCents: 25_000,
      maxDuration: 6,
      instantBooking: true,
      services: [...kept.services, { subcategoryId: 102, priceCents: 40_000 }],
    },
  });
});

test('marks and focuses the first invalid field, and sends nothing', async () => {
  const { changes } = await openPage();
  const basic = page.getByLabelText('Price per hour (RMB)', { exact: true });
  await basic.fill('49');
  await page.getByLabelText('Smallest group').selectOptions('6');
  await page.getByLabelText('Largest group').selectOptions('2');
  await save.click();
  await expect.element(page.getByText('Enter a whole number from 50 to 5,000.')).toBeVisible();
  await expect
    .element(page.getByText('The largest group must be at least as large as the smallest.'))
    .toBeVisible();
  await expect.element(basic).toHaveFocus();
  expect(changes()).toEqual([]);
});

test('shows a price error on blur, and keeps the example without amounts (guides.md, "Changing the rates")', async () => {
  await openPage();
  const basic = page.getByLabelText('Price per hour (RMB)', { exact: true });
  await basic.fill('20');
  await expect.element(page.getByRole('row', { name: '2 people, 4 hours — —' })).toBeVisible();
  const wrong = page.getByText('Enter a whole number from 50 to 5,000.');
  await expect.element(wrong).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(wrong).toBeVisible();
  await basic.fill('200');
  await expect.element(wrong).not.toBeInTheDocument();
  const own = field('Own price per hour (RMB), Old streets');
  await own.fill('7');
  await userEvent.keyboard('{Tab}');
  await expect.element(own).toHaveAccessibleDescription('Enter a whole number from 50 to 5,000.');
  await expect.element(page.getByText('RMB / hour').first()).toBeVisible();
});

test('a click outside an invalid price reaches its target before the price is marked (guides.md, "Changing the rates")', async () => {
  await openPage();
  const own = field('Own price per hour (RMB), Old streets');
  await own.fill('7');
  const next = page.getByRole('checkbox', { name: 'Night views' });
  await page.getByText('Night views').click();
  await expect.element(next).toBeChecked();
  await expect.element(own).toHaveAccessibleDescription('Enter a whole number from 50 to 5,000.');
});

test('resets the form when Discard is clicked from an invalid price field', async () => {
  await openPage();
  const own = field('Own price per hour (RMB), Old streets');
  await own.fill('7');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(own).toHaveValue('');
  await own.fill('7');
  await expect.element(save).toBeEnabled();
  await expect.element(own).not.toHaveAttribute('aria-invalid');
});

test('keeps text typed during a save, and treats it as unsaved', async () => {
  const { changes } = await openPage([reply(setRates, { ...rates, revision: 'b'.repeat(22) })]);
  const basic = page.getByLabelText('Price per hour (RMB)', { exact: true });
  await basic.fill('25');
  await basic.fill('250');
  const releaseResponses = holdReplies();
  await userEvent.keyboard('{Enter}');
  await expect.poll(changes).toHaveLength(1);
  await userEvent.keyboard('0');
  releaseResponses();
  await expect.element(save).not.toHaveAttribute('aria-busy');
  await expect.element(basic).toHaveValue('2500');
  await expect.element(basic).toHaveFocus();
  await expect.element(save).toBeEnabled();
});

test('refetches the itineraries after saving, because they contain the services', async () => {
  const Routes = () => <p>{useQuery(ownItinerariesQuery()).data?.revision}</p>;
  const { sent } = await openPage(
    [
      reply(setRates, rates),
      reply(getOwnItineraries, () => ({
        revision: (sent.some(({ method }) => method === 'PUT') ? 'n' : 'o').repeat(22),
        data: [],
      })),
    ],
    <>
      <RatesPage />
      <Routes />
    </>,
  );
  await page.getByRole('checkbox', { name: 'Night views' }).click();
  await save.click();
  await expect.element(page.getByText('n'.repeat(22))).toBeVisible();
});

test('reloads the fields with the saved values if the rates were changed elsewhere', async () => {
  let inForce = rates;
  await openPage([reply(getOwnRates, () => inForce), refusal(setRates, 409, 'GUIDE_CHANGED')]);
  const basic = page.getByLabelText('Price per hour (RMB)', { exact: true });
  await basic.fill('250');
  inForce = { ...rates, revision: 'c'.repeat(22), basicPricePerHourCents: 33_000 };
  await save.click();
  await expect.element(basic).toHaveValue('330');
  await expect.element(save).toBeDisabled();
});
