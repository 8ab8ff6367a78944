import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { HeroScene } from './hero-scene.tsx';

afterAll(() => page.viewport(1280, 800));

test('loads the landing page’s scene eagerly, in the version for the theme', async () => {
  await show(<HeroScene />);
  const offered = [...document.querySelectorAll('picture > *')].map((each) => [
    each.getAttribute('media'),
    each.getAttribute('srcset') ?? each.getAttribute('src'),
  ]);
  expect(offered).toEqual([
    ['(prefers-color-scheme: dark)', '/illustrations/hero-wide-evening.svg'],
    [null, '/illustrations/hero-wide-day.svg'],
  ]);
  expect(document.querySelector('img')?.loading).toBe('eager');
});

test.each([320, 390, 639, 768])('shows the whole scene on a screen of %i pixels', async (width) => {
  await page.viewport(width, 844);
  await show(<HeroScene />);
  const { clientWidth, clientHeight } = document.querySelector('img') ?? document.body;
  expect(clientWidth / clientHeight).toBeCloseTo(1600 / 700, 1);
});
