import words from '@tomoguide/contract/locales/en/layout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSession } from '../testing/samples.ts';
import { show } from '../testing/show.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';

beforeAll(() => page.viewport(390, 844));
afterAll(() => page.viewport(1280, 800));

const bar = () => page.getByRole('navigation', { name: words.bar.label });
const places = () =>
  [...bar().element().children]
    .filter((child) => child.tagName !== 'DIALOG')
    .map((child) => child.textContent);
const current = () => document.querySelector('nav [aria-current="page"]')?.textContent;

test.each([
  ['/search?city=kyoto', 'Search'],
  ['/dashboard', 'Trips'],
  ['/dashboard?tab=past', 'Trips'],
  ['/dashboard?tab=saved-guides', 'Saved'],
  ['/help', undefined],
])('on %s the place marked as current is %s', async (at, place) => {
  await show(<BottomBar />, { at, as: sampleSession() });
  await expect.element(bar()).toBeVisible();
  expect(current()).toBe(place);
});

test.each([
  '/checkout/3?travelers=2',
  '/checkout',
  '/payment-demo?session=x',
  '/payment-success',
  '/staff/ledger',
])('on %s there is none, and nothing keeps its place free', async (at) => {
  await show(
    <>
      <main>Paying</main>
      <BottomBar />
    </>,
    { at, as: sampleSession() },
  );
  await expect.element(page.getByText('Paying')).toBeVisible();
  await expect.element(bar()).not.toBeInTheDocument();
  const root = getComputedStyle(document.documentElement);
  expect(root.getPropertyValue('--bottom-bar')).toBe('0px');
});

test('guides have places of their own', async () => {
  await show(<BottomBar />, { at: '/guide', as: sampleSession({ role: 'guide', isGuide: true }) });
  expect(places()).toEqual(['Today', 'Dashboard', 'Messages', 'Calendar', 'Me']);
  expect(current()).toBe('Today');
});

test('every place is a target for a thumb, at the very edge of the screen', async () => {
  await show(<BottomBar />, { at: '/search', as: sampleSession() });
  await expect.element(bar()).toBeVisible();
  for (const place of bar().element().querySelectorAll(':scope > a, :scope > button')) {
    const { width, height } = place.getBoundingClientRect();
    expect(Math.min(width, height), place.textContent ?? '').toBeGreaterThanOrEqual(44);
  }
  expect(bar().element().getBoundingClientRect().bottom).toBe(844);
});

test("a visitor's Me leads to the login and back", async () => {
  await show(<BottomBar />, { at: '/guides/7' });
  await expect
    .element(page.getByRole('link', { name: 'Me' }))
    .toHaveAttribute('href', '/login?redirect=%2Fguides%2F7');
});

test('Me opens the menu as a sheet, and a link in it closes it', async () => {
  const { address } = await show(<BottomBar />, { at: '/search', as: sampleSession() });
  await page.getByRole('button', { name: 'Me' }).click();
  const sheet = page.getByRole('dialog', { name: 'Mei' });
  await sheet.getByRole('link', { name: 'Wallet' }).click();
  await expect.poll(address).toBe('/profile?section=wallet');
  await expect.element(sheet).not.toBeInTheDocument();
});

test('the sheet has what is one’s own, and nothing that stands in the bar', async () => {
  await show(<BottomBar />, { at: '/search', as: sampleSession() });
  await page.getByRole('button', { name: 'Me' }).click();
  const links = page.getByRole('dialog', { name: 'Mei' }).getByRole('link');
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute('href')))
    .toEqual([
      '/profile',
      '/profile?section=wallet',
      '/settings/notifications',
      '/become-guide',
      '/help',
    ]);
});

test.each(['/profile?section=wallet', '/withdrawal', '/settings/notifications'])(
  'on %s Me is marked as current',
  async (at) => {
    await show(<BottomBar />, { at, as: sampleSession() });
    await expect
      .element(page.getByRole('button', { name: 'Me' }))
      .toHaveAttribute('aria-current', 'true');
  },
);

test('in a low window, as at a zoom of 200 %, neither it nor the header stays over what is read', async () => {
  const fixed = () =>
    ['header', `nav[aria-label="${words.bar.label}"]`].map((selector) => {
      const bar = document.querySelector(selector);
      return bar && ['sticky', 'fixed'].includes(getComputedStyle(bar).position);
    });
  const part = (
    <>
      <Header />
      <BottomBar />
    </>
  );
  await show(part, { at: '/search' });
  expect(fixed()).toEqual([true, true]);
  await page.viewport(720, 450);
  expect(fixed()).toEqual([false, false]);
  await page.viewport(390, 844);
});
