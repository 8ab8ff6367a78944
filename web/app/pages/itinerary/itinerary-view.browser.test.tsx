import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { ItineraryView } from './itinerary-view.tsx';

const view = (guide = sampleGuide()) => {
  const [itinerary] = guide.itineraries;
  if (!itinerary) throw new Error('the sample has an itinerary');
  return (
    <ItineraryView guide={guide} itinerary={itinerary} pricing={[]} names={() => ['Gardens']} />
  );
};
const book = () => page.getByRole('link', { name: 'Book this' });

test('updates the total for the group size, and books with the itinerary’s title, duration and services', async () => {
  const { address } = await show(view());
  await expect.element(page.getByRole('heading', { name: /RMB\s805 for 2 people/ })).toBeVisible();
  await expect.element(page.getByText('RMB 105 for each extra person')).toBeVisible();
  await page.getByLabelText('Travelers').selectOptions('3');
  await expect.element(page.getByRole('heading', { name: /RMB\s910 for 3 people/ })).toBeVisible();
  await book().click();
  expect(address()).toBe('/checkout/3?duration=3.5&travelers=3&services=302&itinerary=31');
});

test('shows the stops with their times, all in hours and minutes', async () => {
  await show(view());
  await expect.element(page.getByText('At the start · 2 hours')).toBeVisible();
  await expect.element(page.getByText('2 hours in · 1 hour 30 minutes')).toBeVisible();
});

test('offers no booking if the itinerary’s duration is not offered', async () => {
  await show(view(sampleGuide({ minDuration: 4 })));
  await expect.element(page.getByText(/Not bookable at this duration/)).toBeVisible();
  expect(book().elements()).toHaveLength(0);
});

test('does not let guides book themselves', async () => {
  await show(view(), { as: sampleSession({ isGuide: true, guideId: 3 }) });
  await expect.element(page.getByText('This is your page.').first()).toBeInTheDocument();
  expect(book().elements()).toHaveLength(0);
});

test('on phones, omits the current page from the breadcrumbs', async () => {
  await page.viewport(390, 844);
  await show(view());
  const currentCrumb = () => document.querySelector('nav [aria-current="page"]');
  expect(currentCrumb()?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  await page.viewport(1280, 800);
  expect(currentCrumb()?.getBoundingClientRect().width).toBeGreaterThan(20);
});

test('does not call costs extra that the itinerary includes (guides.md, "Itineraries")', async () => {
  const [itinerary] = sampleGuide().itineraries;
  if (!itinerary) throw new Error('no itinerary');
  const nothing = { kinds: [], words: '' };
  const terms = {
    included: { ...nothing, kinds: ['guide_fares' as const] },
    notIncluded: nothing,
    tickets: [],
  };
  await show(view(sampleGuide({ itineraries: [{ ...itinerary, terms }] })));
  await expect
    .element(page.getByText('What the itinerary doesn’t include is extra, in yen.'))
    .toBeVisible();
  expect(page.getByText(/^Meals, transportation/).elements()).toEqual([]);
});
