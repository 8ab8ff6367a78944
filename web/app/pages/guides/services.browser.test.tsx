import type { ServicePrice } from '@tomoguide/contract/guides/entities';
import { SubcategoryId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { show } from '../../testing/show.tsx';
import './guide-page.css';
import { Services } from './services.tsx';

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
