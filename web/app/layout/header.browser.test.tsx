import { switchRole } from '@tomoguide/contract/accounts/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSession } from '../lib/session.ts';
import { refusal, reply } from '../testing/api-replies.ts';
import { sampleSession } from '../testing/samples.ts';
import { show } from '../testing/show.tsx';
import { getCurrentToast } from '../ui/toast.ts';
import { Header } from './header.tsx';

const GUIDE_STATUS = {
  shouldShowRoleSwitch: true,
  shouldShowBecomeGuideButton: false,
  shouldShowViewApplicationButton: false,
};
const traveler = sampleSession();
const guide = sampleSession({
  role: 'guide',
  isGuide: true,
  guideId: 9,
  guideStatus: GUIDE_STATUS,
});
const guideAsTraveler = sampleSession({ isGuide: true, guideId: 9, guideStatus: GUIDE_STATUS });

const logo = () => page.getByRole('link', { name: /^TomoGuide/ });
const href = (name: string) =>
  page.getByRole('link', { name, exact: true }).element().getAttribute('href');
const menuItems = async () => {
  await page.getByRole('button', { name: 'Your menu' }).click();
  // The menu's code loads on the first click.
  await expect.element(page.getByRole('menuitem').last()).toBeInTheDocument();
  return page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent);
};

test('shows visitors Log In and Sign Up, which return to the current page', async () => {
  await show(<Header />, { at: '/search?city=kyoto&q=tea ceremony' });
  const back = encodeURIComponent('/search?city=kyoto&q=tea+ceremony');
  expect(href('Log In')).toBe(`/login?redirect=${back}`);
  expect(href('Sign Up')).toBe(`/signup?redirect=${back}`);
  await expect.element(logo()).toHaveAttribute('href', '/');
});

test('keeps the return path between login and sign-up', async () => {
  await show(<Header />, { at: '/login?redirect=%2Fguides%2F7' });
  expect(href('Sign Up')).toBe('/signup?redirect=%2Fguides%2F7');
});

test('shows a traveler a menu with their trips, and no role switch', async () => {
  await show(<Header />, { as: traveler });
  await expect.element(page.getByRole('link', { name: 'Log In' })).not.toBeInTheDocument();
  expect(await menuItems()).toEqual([
    'Profile',
    'Messages',
    'My Trips',
    'Become a Guide',
    'Help Center',
    'Log Out',
  ]);
});

test('does not offer the guide application to staff', async () => {
  await show(<Header />, { as: sampleSession({ isStaff: true }) });
  await expect.element(page.getByRole('link', { name: 'Become a Guide' })).not.toBeInTheDocument();
  const items = await menuItems();
  expect(items).toContain('Staff console');
  expect(items).not.toContain('Become a Guide');
});

test('shows staff the console instead of the search and the trips', async () => {
  await show(<Header />, { as: sampleSession({ isStaff: true }) });
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute('href')))
    .toEqual(['/staff', '/messages']);
});

test('links a guide’s logo to the guide’s start page, and the menu to the dashboard', async () => {
  await show(<Header />, { as: guide });
  await expect.element(logo()).toHaveAttribute('href', '/guide');
  expect(await menuItems()).toEqual([
    'Profile',
    'Messages',
    'Guide Dashboard',
    'Your guide page',
    'Rates',
    'Photos',
    'Help Center',
    'Switch to traveler view',
    'Log Out',
  ]);
});

test('stores the new role in the session and opens the role’s start page after a switch', async () => {
  const { address, sent } = await show(<Header />, {
    at: '/dashboard',
    as: guideAsTraveler,
    replies: [reply(switchRole, { ...guideAsTraveler, role: 'guide' })],
  });
  await page.getByRole('button', { name: 'Switch to guide view' }).click();
  await expect.poll(address).toBe('/guide');
  expect(readSession()?.user.role).toBe('guide');
  expect(sent).toEqual([{ method: 'PATCH', path: '/api/me/role', body: { role: 'guide' } }]);
  expect(getCurrentToast()?.description).toBe('You are now viewing as a guide');
  await expect.element(page.getByRole('button', { name: 'Switch to traveler view' })).toBeVisible();
});

test('keeps the role and shows a toast if the server rejects the switch', async () => {
  const { address } = await show(<Header />, {
    at: '/dashboard',
    as: guideAsTraveler,
    replies: [refusal(switchRole, 403, 'ROLE_NOT_ALLOWED')],
  });
  await page.getByRole('button', { name: 'Switch to guide view' }).click();
  await expect.poll(() => getCurrentToast()?.title).toBe('Failed to switch role');
  expect(address()).toBe('/dashboard');
  expect(readSession()?.user.role).toBe('traveler');
});

test('ends the session immediately on logout', async () => {
  await show(<Header />, { as: traveler });
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect.element(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  expect(readSession()).toBeNull();
});

test.each([
  ['en', 'TomoGuide'],
  ['zh-CN', '友导'],
] as const)(
  'includes the visible text in the logo’s accessible name in %s, for voice control',
  async (locale, name) => {
    await show(<Header />, { locale });
    const link = page.getByRole('link', { name: new RegExp(`^${name}`) }).element();
    expect(link.textContent?.trim()).toBe(name);
    expect(link.getAttribute('aria-label')).toContain(name);
  },
);

test.each([
  [
    traveler,
    '/dashboard?tab=saved-guides',
    ['Find guides', 'Saved', 'Messages', 'My Trips', 'Become a Guide'],
    'Saved',
  ],
  [
    guide,
    '/guide-dashboard',
    ['Find guides', 'Home', 'Guide Dashboard', 'Messages', 'Calendar'],
    'Guide Dashboard',
  ],
])(
  'shows signed-in users the items of their view, and marks the current one',
  async (as, at, names, here) => {
    await show(<Header />, { as, at });
    const menu = page.getByRole('navigation');
    const links = menu.getByRole('link').elements();
    expect(links.map((link) => link.textContent)).toEqual(names);
    await expect.element(menu.getByRole('link', { name: here })).toHaveAttribute('aria-current');
    expect(menu.element().querySelectorAll('[aria-current]')).toHaveLength(1);
  },
);

test.each([768, 1024, 1280])(
  'at %i px, everything fits, even for a guide with every link',
  async (width) => {
    await page.viewport(width, 800);
    for (const as of [traveler, guide, guideAsTraveler]) {
      const { screen } = await show(<Header />, { as });
      await expect.element(page.getByRole('button', { name: 'Your menu' })).toBeVisible();
      const row = document.querySelector('header > div') ?? document.body;
      expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
      await screen.unmount();
    }
    await page.viewport(1280, 800);
  },
);

test('centers the avatar vertically and aligns it with the end of the content', async () => {
  await show(<Header />, { as: traveler });
  const button = page.getByRole('button', { name: 'Your menu' }).element();
  const picture = button.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  const row = document.querySelector('header > div') ?? button;
  const { top, bottom, right } = row.getBoundingClientRect();
  expect((picture.top + picture.bottom) / 2).toBeCloseTo((top + bottom) / 2, 0);
  expect(picture.right).toBeCloseTo(right - Number.parseFloat(getComputedStyle(row).paddingRight));
});

test('truncates a long email address in the menu to one line with an ellipsis', async () => {
  const email = 'a-very-long-name-of-somebody@an-example-of-a-domain.example';
  await show(<Header />, { as: sampleSession({ email }) });
  await page.getByRole('button', { name: 'Your menu' }).click();
  const line = page.getByText(email).element();
  expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
  expect(line.getBoundingClientRect().height).toBeLessThan(30);
});
