import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { HeroScene } from './hero-scene.tsx';

test('loads the landing page’s scene eagerly, in the version for the screen size and theme', async () => {
  const phone = '(width < 40rem)';
  await show(<HeroScene />);
  const offered = [...document.querySelectorAll('picture > *')].map((each) => [
    each.getAttribute('media'),
    each.getAttribute('srcset') ?? each.getAttribute('src'),
  ]);
  expect(offered).toEqual([
    [`${phone} and (prefers-color-scheme: dark)`, '/illustrations/hero-phone-evening.svg'],
    [phone, '/illustrations/hero-phone-day.svg'],
    ['(prefers-color-scheme: dark)', '/illustrations/hero-wide-evening.svg'],
    [null, '/illustrations/hero-wide-day.svg'],
  ]);
  expect(document.querySelector('img')?.loading).toBe('eager');
});
