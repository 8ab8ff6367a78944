import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Stars } from './stars.tsx';

test('describes the stars in words, and fills them up to the rating', async () => {
  await show(<Stars rating={4} label="4 of 5 stars" />);
  const stars = page.getByRole('img', { name: '4 of 5 stars' });
  await expect.element(stars).toBeVisible();
  const { backgroundImage, maskImage } = getComputedStyle(stars.element());
  expect(backgroundImage).toMatch(/ calc\(4 \* 20%\)| 80%/);
  expect(maskImage).toContain('svg');
});
