import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createInitialPlan, type Plan } from '../../parts/guides/profile/tour-plan.ts';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { Itineraries } from './itineraries.tsx';

const guide = sampleGuide();
const [moss] = guide.itineraries;

const itineraries = (change: Partial<Plan> = {}, of = guide) => (
  <Itineraries guide={of} plan={{ ...createInitialPlan(of, ''), ...change }} pricing={[]} />
);
const book = () => page.getByRole('link', { name: /^Book this/ });

test('shows the price for the group, and books an itinerary with its duration and services', async () => {
  const { address } = await show(itineraries({ travelers: 3 }));
  // 3.5 hours × (200 + 2 × 30) = 910.
  await expect.element(page.getByText('RMB 910')).toBeVisible();
  await expect.element(page.getByText('for 3 people')).toBeVisible();
  await book().click();
  expect(address()).toBe('/checkout/3?duration=3.5&travelers=3&services=302&itinerary=31');
});

test('uses a service’s own price for an itinerary that includes the service', async () => {
  const pricing = [{ subcategoryId: 302, priceCents: 30_000 }] as never;
  await show(<Itineraries guide={guide} plan={createInitialPlan(guide, '')} pricing={pricing} />);
  await expect.element(page.getByText('RMB 1,155')).toBeVisible();
});

test('keeps the chosen day in the link', async () => {
  const { address } = await show(itineraries({ day: '2026-12-01' }));
  await book().click();
  expect(address()).toContain('date=2026-12-01&duration=3.5');
});

test('shows the stops on one line, and the unplanned time', async () => {
  const [first, second] = moss?.stops ?? [];
  await show(itineraries());
  await page.getByText('2 stops', { exact: true }).click();
  const stops = page.getByRole('list').getByRole('listitem').filter({ hasText: / min/ });
  expect(stops.elements().length).toBeGreaterThanOrEqual(2);
  expect(page.getByText(/on the way/).elements()).toHaveLength(0);
  const shorter = { ...moss, stops: [first, { ...second, minutes: 45 }] } as never;
  await show(itineraries({}, sampleGuide({ itineraries: [shorter] })));
  await page.getByText('2 stops', { exact: true }).last().click();
  await expect.element(page.getByText('45 minutes to spare')).toBeVisible();
});

test('does not offer to book a tour whose duration the guide does not offer', async () => {
  await show(itineraries({}, sampleGuide({ minDuration: 4 })));
  await expect.element(page.getByText(/Not bookable at this duration/)).toBeVisible();
  expect(book().elements()).toHaveLength(0);
});

test.each([
  ['an unlisted guide', sampleGuide({ listed: false }), null],
  ['oneself', guide, sampleSession({ isGuide: true, guideId: 3 })],
])('shows no booking link for %s', async (_, of, as) => {
  await show(itineraries({}, of), { as });
  await expect.element(page.getByText('RMB 805')).toBeVisible();
  expect(book().elements()).toHaveLength(0);
});

test('removes all old stops when the language changes, even if two have the same name', async () => {
  const dayIn = (tea: string) => {
    const stop = { description: tea, minutes: 30 };
    const stops = [tea, 'Moss', tea].map((title) => ({ ...stop, title }));
    return itineraries({}, sampleGuide({ itineraries: [{ ...moss, stops }] as never }));
  };
  const Page = () => {
    const [tea, setTea] = useState('Tea');
    return (
      <>
        {dayIn(tea)}
        <button type="button" onClick={() => setTea('茶')}>
          中文
        </button>
      </>
    );
  };
  await show(<Page />);
  await page.getByRole('button', { name: '中文' }).click();
  const titles = () => [...document.querySelectorAll('.stops b')].map((each) => each.textContent);
  await expect.poll(titles).toEqual(['茶', 'Moss', '茶']);
});

test('shows no section if there are no itineraries', async () => {
  const { screen } = await show(itineraries({}, sampleGuide({ itineraries: [] })));
  expect(screen.container.textContent).toBe('');
});

test('shows a different drawing for each itinerary', async () => {
  const two = [moss, { ...moss, id: 32 as never }] as never[];
  await show(itineraries({}, sampleGuide({ itineraries: two })));
  const drawings = [...document.querySelectorAll('.itinerary > img.only-light')].map((each) =>
    each.getAttribute('src'),
  );
  expect(new Set(drawings).size).toBe(2);
});

test('shows a photo of the guide instead of the drawing', async () => {
  const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const pictured = { ...moss, picture: { src, srcSet: '', alt: 'Moss in the rain' } } as never;
  await show(itineraries({}, sampleGuide({ itineraries: [pictured] })));
  await expect.element(page.getByAltText('Moss in the rain')).toBeInTheDocument();
  expect(document.querySelectorAll('.itinerary img')).toHaveLength(1);
});
