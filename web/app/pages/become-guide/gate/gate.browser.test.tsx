import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { BecomeGuide } from '../become-guide.tsx';

beforeEach(() => page.viewport(1280, 900));

const showGate = () => show(<BecomeGuide />, { at: '/become-guide' });
const slider = (name: string) => page.getByRole('slider', { name });
const earned = () => page.getByText('You earn', { exact: true }).element().nextElementSibling;
const pressKeys = async (name: string, keys: string) => {
  (slider(name).element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
};

test('shows visitors the earnings, the process and the requirements, in this order', async () => {
  await showGate();
  const headings = page.getByRole('heading', { level: 2 }).elements();
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'What you earn per tour',
    'How it works',
    'The terms in short',
    'What you need',
  ]);
  await expect.element(page.getByText('The fee is 15% of the tour’s price')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'How guiding on TomoGuide works' }))
    .toHaveAttribute('href', '/help/guide-resources');
});

test('calculates earnings as for a real tour, and can be used by keyboard alone', async () => {
  await showGate();
  // 4 × (200 + 30) = 920, less the 15% commission of 138.
  expect(earned()?.textContent).toBe('RMB 782');
  await pressKeys('Travelers', '{ArrowRight}');
  // 4 × (200 + 60) = 1,040, less 156.
  await expect.poll(() => earned()?.textContent).toBe('RMB 884');
  await pressKeys('Your price per hour', '{ArrowRight}');
  await expect.element(slider('Your price per hour')).toHaveAttribute('aria-valuetext', 'RMB 210');
  await pressKeys('Duration of the tour', '{ArrowLeft}');
  // 3.5 × (210 + 60) = 945, less 141.75.
  await expect.poll(() => earned()?.textContent).toBe('RMB 803.25');
  await expect
    .element(page.getByText('for 3.5 hours with 3 travelers, at RMB 210 an hour', { exact: true }))
    .toBeVisible();
});

test('also shows the price of an extra person when there is only one traveler', async () => {
  await showGate();
  await pressKeys('Travelers', '{Home}');
  await expect
    .element(page.getByText('Each extra person adds RMB 30 an hour, which you also set.'))
    .toBeVisible();
});

test.each([
  ['Your price per hour', 'RMB 50', 'RMB 5,000'],
  ['Duration of the tour', '1 hour', '24 hours'],
  ['Travelers', '1 person', '20 people'],
])('%s ranges from %s to %s, as in the application', async (name, least, most) => {
  await showGate();
  await pressKeys(name, '{Home}');
  await expect.element(slider(name)).toHaveAttribute('aria-valuetext', least);
  await pressKeys(name, '{End}');
  await expect.element(slider(name)).toHaveAttribute('aria-valuetext', most);
});

test('announces the result when the slider stops moving, but not on page load', async () => {
  await showGate();
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('');
  await pressKeys('Travelers', '{ArrowRight}{ArrowRight}');
  expect(status.element().textContent).toBe('');
  await expect
    .element(status)
    .toHaveTextContent('You earn RMB 986 for 4 hours with 4 travelers, at RMB 200 an hour');
});

test('every start button leads to sign-up, and a link leads to the login page', async () => {
  await showGate();
  const starts = page.getByRole('link', { name: 'Start your application' }).elements();
  expect(new Set(starts.map((link) => link.getAttribute('href')))).toEqual(
    new Set(['/signup?redirect=%2Fbecome-guide']),
  );
  await expect
    .element(page.getByRole('link', { name: 'Log In' }))
    .toHaveAttribute('href', '/login?redirect=%2Fbecome-guide');
});

test('on a phone, keeps the sign-up button in view from the first screen', async () => {
  await page.viewport(390, 844);
  await showGate();
  const start = page.getByRole('link', { name: 'Start your application' });
  const isInView = () =>
    start
      .elements()
      .filter((link) => link.checkVisibility())
      .map((link) => link.getBoundingClientRect())
      .filter(({ top, bottom }) => top >= 0 && bottom <= 844).length;
  expect(isInView()).toBe(1);
  window.scrollTo(0, 900);
  await expect.poll(isInView).toBe(1);
});

test('on a phone, makes the sign-up button as wide as the page', async () => {
  await page.viewport(390, 844);
  await showGate();
  const [start] = page
    .getByRole('link', { name: 'Start your application' })
    .elements()
    .filter((link) => link.checkVisibility());
  const bar = start?.closest('[data-edge-bar]');
  expect(bar && start?.getBoundingClientRect().width).toBe((bar?.clientWidth ?? 0) - 2 * 16);
});
