import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Drawing } from './drawing.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageTheme } from './page-theme.ts';

afterEach(() => {
  document.documentElement.removeAttribute('data-theme');
});

const visibleImages = (): string[] =>
  [...document.querySelectorAll('img')]
    .filter((picture) => picture.checkVisibility())
    .map((picture) => new URL(picture.src).pathname);

test.each([
  ['light', '/illustrations/tea.svg'],
  ['dark', '/illustrations/tea-evening.svg'],
])(
  'shows the version for a %s page, and reserves its space before it loads',
  async (theme, path) => {
    document.documentElement.dataset.theme = theme;
    await show(<Drawing name="tea" className="block w-full" />);
    expect(visibleImages()).toEqual([path]);
    for (const picture of document.querySelectorAll('img')) {
      expect([picture.width > 0 || !picture.checkVisibility(), picture.alt]).toEqual([true, '']);
      expect(picture.getAttribute('height')).toBe('500');
    }
  },
);

/** Returns every image that the browser may fetch, with its media query. */
const imageSources = (): (string | null)[][] =>
  [...document.querySelectorAll('picture > *')].map((each) => [
    each.getAttribute('media'),
    each.getAttribute('srcset') ?? each.getAttribute('src'),
  ]);

test('loads an eager image with high priority, in the system’s color scheme', async () => {
  await show(<Drawing name="gallery" eager />);
  expect(imageSources()).toEqual([
    ['(prefers-color-scheme: dark)', '/illustrations/gallery-evening.svg'],
    [null, '/illustrations/gallery.svg'],
  ]);
  const [picture, ...others] = document.querySelectorAll('img');
  expect(others).toEqual([]);
  expect([picture?.loading, picture?.fetchPriority]).toEqual(['eager', 'high']);
});

test('loads only the color scheme of the chosen theme', async () => {
  await show(
    <PageTheme value="dark">
      <Drawing name="tea" dark="dusk" eager />
    </PageTheme>,
  );
  expect(imageSources()).toEqual([[null, '/illustrations/tea-dusk.svg']]);
});

test.each([
  ['evening', 'light'],
  ['dusk', 'light'],
  ['dusk', 'dark'],
] as const)('shows a drawing set to %s on %s pages too', async (light, theme) => {
  document.documentElement.dataset.theme = theme;
  await show(<Drawing name="tea" light={light} />);
  expect(visibleImages()).toEqual([`/illustrations/tea-${light}.svg`]);
});

test('shows the end of a tour day as dusk on dark pages', async () => {
  document.documentElement.dataset.theme = 'dark';
  await show(<Drawing name="tea" dark="dusk" />);
  expect(visibleImages()).toEqual(['/illustrations/tea-dusk.svg']);
});

test('shows what is missing in an empty state, in the page’s theme', async () => {
  document.documentElement.dataset.theme = 'dark';
  await show(<EmptyState title="No saved guides" spot="no-saved" />);
  expect(visibleImages()).toEqual(['/illustrations/spot-no-saved-evening.svg']);
});

test('leaves the space empty, without a broken image, if a drawing fails to load', async () => {
  await show(<Drawing name="tea" />);
  const picture = document.querySelector('img');
  picture?.dispatchEvent(new Event('error'));
  expect(getComputedStyle(picture as Element).visibility).toBe('hidden');
});
