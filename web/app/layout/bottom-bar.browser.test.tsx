import words from '@tomoguide/contract/words/en/layout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSession } from '../testing/samples.ts';
import { show } from '../testing/show.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';

beforeAll(() => page.viewport(390, 844));
afterAll(() => page.viewport(1280, 800));

const bar = () => page.getByRole('navigation', { name: words.bar.label });
const itemNames = () =>
  [...bar().element().children]
    .filter((child) => child.tagName !== 'DIALOG')
    .map((child) => child.textContent);
const currentItem = () => document.querySelector('nav [aria-current="page"]')?.textContent;

test.each([
  ['/search?city=kyoto', 'Search'],
  ['/dashboard', 'Trips'],
  ['/dashboard?tab=past', 'Trips'],
  ['/dashboard?tab=saved-guides', 'Saved'],
  ['/help', undefined],
])('on %s, marks %s as the current item', async (at, place) => {
  await show(<BottomBar />, { at, as: sampleSession() });
  await expect.element(bar()).toBeVisible();
  expect(currentItem()).toBe(place);
});

test.each([
  '/guides/3?redirect=%2Fsearch',
  '/itinerary/7',
  '/checkout/3?travelers=2',
  '/checkout',
  '/payment-demo?session=x',
  '/payment-success',
  '/staff/ledger',
])('on %s, shows no bar and reserves no space for it', async (at) => {
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

test('leaves the edge of the screen to the button that signs a visitor up as a guide', async () => {
  const { screen } = await show(<BottomBar />, { at: '/become-guide' });
  expect(bar().query()).toBeNull();
  await screen.unmount();
  await show(<BottomBar />, { at: '/become-guide', as: sampleSession() });
  await expect.element(bar()).toBeVisible();
});

test('shows different items to guides', async () => {
  await show(<BottomBar />, { at: '/guide', as: sampleSession({ role: 'guide', isGuide: true }) });
  expect(itemNames()).toEqual(['Home', 'Dashboard', 'Messages', 'Calendar', 'Me']);
  expect(currentItem()).toBe('Home');
});

test('makes every item large enough to tap, down to the edge of the screen', async () => {
  await show(<BottomBar />, { at: '/search', as: sampleSession() });
  await expect.element(bar()).toBeVisible();
  for (const place of bar().element().querySelectorAll(':scope > a, :scope > button')) {
    const { width, height } = place.getBoundingClientRect();
    expect(Math.min(width, height), place.textContent ?? '').toBeGreaterThanOrEqual(44);
  }
  expect(bar().element().getBoundingClientRect().bottom).toBe(844);
});

test('the Me item sends a visitor to the login page, which returns to the current page', async () => {
  await show(<BottomBar />, { at: '/help/safety' });
  await expect
    .element(page.getByRole('link', { name: 'Me' }))
    .toHaveAttribute('href', '/login?redirect=%2Fhelp%2Fsafety');
});

test('the Me item opens the menu as a sheet, and a link in the sheet closes it', async () => {
  const { address } = await show(<BottomBar />, { at: '/search', as: sampleSession() });
  await page.getByRole('button', { name: 'Me' }).click();
  const sheet = page.getByRole('dialog', { name: 'Mei' });
  await sheet.getByRole('link', { name: 'Wallet' }).click();
  await expect.poll(address).toBe('/profile?section=wallet');
  await expect.element(sheet).not.toBeInTheDocument();
});

test('shows pages in the sheet only if they are not in the bar', async () => {
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

test('lists all pages of a guide’s settings in a guide’s sheet', async () => {
  await show(<BottomBar />, { at: '/guide', as: sampleSession({ role: 'guide', isGuide: true }) });
  await page.getByRole('button', { name: 'Me' }).click();
  const links = page.getByRole('dialog', { name: 'Mei' }).getByRole('link');
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute('href')))
    .toEqual([
      '/profile',
      '/profile?section=wallet',
      '/settings/notifications',
      '/guide/profile',
      '/guide/rates',
      '/guide/photos',
      '/guide/itineraries',
      '/guide/quick-replies',
      '/guide/qualifications',
      '/guide/work-permission',
      '/guide/taxes',
      '/become-guide',
      '/help',
    ]);
});

test.each(['/profile?section=wallet', '/withdrawal', '/settings/notifications'])(
  'marks Me as current on %s',
  async (at) => {
    await show(<BottomBar />, { at, as: sampleSession() });
    await expect
      .element(page.getByRole('button', { name: 'Me' }))
      .toHaveAttribute('aria-current', 'true');
  },
);

test('in a short window, for example at 200% zoom, neither the bar nor the header covers the content', async () => {
  const isFixed = () =>
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
  expect(isFixed()).toEqual([true, true]);
  await page.viewport(720, 450);
  expect(isFixed()).toEqual([false, false]);
  await page.viewport(390, 844);
});
