import type { ServicePrice } from '@tomoguide/contract/guides/entities';
import { SubcategoryId } from '@tomoguide/contract/primitives';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { show } from '../../testing/show.tsx';
import './guide-page.css';
import { Scores } from './scores.tsx';
import { Services } from './services.tsx';

afterEach(() => page.viewport(1280, 800));

const [TEMPLES, FOOD] = [101, 102].map((id) => SubcategoryId.parse(id)) as [never, never];
const showServices = (pricing: readonly ServicePrice[]) =>
  show(
    <Services
      guide={sampleGuide({
        services: [TEMPLES, FOOD],
        basicPricePerHourCents: 20_000,
        additionalPricePerPersonCents: 3_000,
      })}
      travelers={2}
      names={(ids) => ids.map((id) => (id === TEMPLES ? 'Temples' : 'Food'))}
      pricing={pricing}
    />,
  );
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent);

test('shows the base price for the same group at services without their own price', async () => {
  await showServices([{ subcategoryId: FOOD, priceCents: 26_000 }]);
  await expect.poll(rows).toHaveLength(2);
  const [temples, food] = rows();
  expect(temples).toMatch(/^TemplesRMB 230/);
  expect(temples).not.toContain('own price');
  expect(food).toMatch(/^FoodRMB 290.*own price/);
});

test('shows a single price above the list if no service has its own price', async () => {
  await showServices([]);
  await expect.poll(rows).toHaveLength(2);
  expect(rows()).toEqual(['Temples', 'Food']);
});

test.each([
  [
    'services',
    <Services key="1" guide={sampleGuide()} travelers={2} names={() => ['Food']} pricing={[]} />,
  ],
  ['scores', <Scores key="2" guide={sampleGuide()} />],
] as const)('%s: collapsed on a phone, open without a toggle on a wide screen', async (_, part) => {
  await page.viewport(390, 844);
  await show(part);
  const toggle = () => document.querySelector('.phone-fold > summary');
  const item = () => document.querySelector('.phone-fold li');
  await expect.poll(() => item()?.checkVisibility()).toBe(false);
  expect(toggle()?.checkVisibility()).toBe(true);
  await page.viewport(1440, 900);
  await expect.poll(() => item()?.checkVisibility()).toBe(true);
  expect(toggle()?.checkVisibility()).toBe(false);
});
