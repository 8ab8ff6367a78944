import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Drawing } from './drawing.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageTheme } from './page-theme.ts';

afterEach(() => {
  document.documentElement.removeAttribute('data-theme');
});

const seen = (): string[] =>
  [...document.querySelectorAll('img')]
    .filter((picture) => picture.checkVisibility())
    .map((picture) => new URL(picture.src).pathname);

test.each([
  ['light', '/illustrations/tea.svg'],
  ['dark', '/illustrations/tea-evening.svg'],
])(
  'on a %s page the drawing has that light, and takes its place before it is there',
  async (theme, path) => {
    document.documentElement.dataset.theme = theme;
    await show(<Drawing name="tea" className="block w-full" />);
    expect(seen()).toEqual([path]);
    for (const picture of document.querySelectorAll('img')) {
      expect([picture.width > 0 || !picture.checkVisibility(), picture.alt]).toEqual([true, '']);
      expect(picture.getAttribute('height')).toBe('500');
    }
  },
);

/** Every picture that the browser may fetch, with its media query. */
const offered = (): (string | null)[][] =>
  [...document.querySelectorAll('picture > *')].map((each) => [
    each.getAttribute('media'),
    each.getAttribute('srcset') ?? each.getAttribute('src'),
  ]);

test('an eager picture loads with high priority, in the system’s color scheme', async () => {
  await show(<Drawing name="gallery" eager />);
  expect(offered()).toEqual([
    ['(prefers-color-scheme: dark)', '/illustrations/gallery-evening.svg'],
    [null, '/illustrations/gallery.svg'],
  ]);
  const [picture, ...others] = document.querySelectorAll('img');
  expect(others).toEqual([]);
  expect([picture?.loading, picture?.fetchPriority]).toEqual(['eager', 'high']);
});

test('with a chosen theme only that color scheme is offered', async () => {
  await show(
    <PageTheme value="dark">
      <Drawing name="tea" dark="dusk" eager />
    </PageTheme>,
  );
  expect(offered()).toEqual([[null, '/illustrations/tea-dusk.svg']]);
});

test.each([
  ['evening', 'light'],
  ['dusk', 'light'],
  ['dusk', 'dark'],
] as const)('a drawing that is meant for the %s has it on %s pages too', async (light, theme) => {
  document.documentElement.dataset.theme = theme;
  await show(<Drawing name="tea" light={light} />);
  expect(seen()).toEqual([`/illustrations/tea-${light}.svg`]);
});

test('the day of a tour ends with dusk on dark pages', async () => {
  document.documentElement.dataset.theme = 'dark';
  await show(<Drawing name="tea" dark="dusk" />);
  expect(seen()).toEqual(['/illustrations/tea-dusk.svg']);
});

test('an empty place shows what is missing, in the light of the page', async () => {
  document.documentElement.dataset.theme = 'dark';
  await show(<EmptyState title="No saved guides" spot="no-saved" />);
  expect(seen()).toEqual(['/illustrations/spot-no-saved-evening.svg']);
});

test('a drawing that cannot be had leaves its place empty, with no broken picture in it', async () => {
  await show(<Drawing name="tea" />);
  const picture = document.querySelector('img');
  picture?.dispatchEvent(new Event('error'));
  expect(getComputedStyle(picture as Element).visibility).toBe('hidden');
});
