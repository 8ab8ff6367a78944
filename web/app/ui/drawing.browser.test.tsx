import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Drawing } from './drawing.tsx';
import { EmptyState } from './empty-state.tsx';

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

test('a drawing that is meant for the evening has it on light pages too', async () => {
  document.documentElement.dataset.theme = 'light';
  await show(<Drawing name="tea" light="evening" />);
  expect(seen()).toEqual(['/illustrations/tea-evening.svg']);
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
