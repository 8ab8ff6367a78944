import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { MonthChart } from './month-chart.tsx';

const none = { bookings: 0, onlineCents: 0, commissionCents: 0, earnedCents: 0 };
const months = Array.from({ length: 12 }, (_, at) => ({
  ...none,
  tourCents: 0,
  // Half of each month's earnings is paid in person.
  cashCents: at < 6 ? 0 : 625_030 - (at - 6) * 50_000,
  cancelled: none,
  from: `2026-${String(at + 1).padStart(2, '0')}-01`,
  earnedCents: at < 6 ? 0 : 625_030 - (at - 6) * 50_000,
}));
/** Renders the chart at the width that it has next to the breakdown. */
const chart = () =>
  show(
    <div style={{ maxWidth: 400 }}>
      <MonthChart months={months} chosen="2026-12-01" onChoose={() => {}} />
    </div>,
  );
const figures = () =>
  [...document.querySelectorAll<HTMLElement>('button [data-figure]')].filter((each) =>
    each.checkVisibility(),
  );

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

test('each month with earnings shows all that was earned above its bar, in whole yuan', async () => {
  await chart();
  expect(figures().map((each) => each.dataset.figure)).toEqual([
    '12,501',
    '11,501',
    '10,501',
    '9,501',
    '8,501',
    '7,501',
  ]);
  const [first, last] = [figures().at(0), figures().at(-1)].map((each) =>
    each?.getBoundingClientRect(),
  );
  expect(last?.top).toBeGreaterThan(first?.top ?? Number.POSITIVE_INFINITY);
});

test.each([
  [1280, '100%'],
  [1280, '200%'],
  [360, '100%'],
  [360, '200%'],
])('at %i pixels and a text size of %s, no amounts overlap', async (width, size) => {
  await page.viewport(width, 800);
  document.documentElement.style.fontSize = size;
  await chart();
  for (const figure of figures())
    expect(figure.scrollWidth, figure.dataset.figure ?? '').toBeLessThanOrEqual(figure.clientWidth);
});
