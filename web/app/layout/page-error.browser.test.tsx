import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSession } from '../testing/samples.ts';
import { show } from '../testing/show.tsx';
import { NotFound } from './page-error.tsx';

const guide = sampleSession({ isGuide: true, guideId: 3, role: 'guide' });

test.each([
  ['a visitor', {}, ['Find a guide', 'Go to the home page'], ['/search', '/']],
  [
    'a traveler',
    { as: sampleSession() },
    ['Find a guide', 'Go to the home page'],
    ['/search', '/'],
  ],
  ['a guide', { as: guide }, ['Guide Dashboard', 'Find a guide'], ['/guide-dashboard', '/search']],
] as const)(
  'offers %s links to continue from an unknown URL',
  async (_, options, names, addresses) => {
    await show(<NotFound />, options);
    await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    const links = page.getByRole('link').elements();
    expect(links.map((link) => link.textContent)).toEqual(names);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  },
);
