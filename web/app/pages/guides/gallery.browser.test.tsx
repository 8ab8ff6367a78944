import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { show } from '../../testing/show.tsx';
import { GuideView } from './guide-view.tsx';

const photo = (number: number) => ({
  src: `/photo-${number}.webp`,
  srcSet: `/photo-${number}.webp 1600w`,
  alt: `Lane ${number}`,
});

test('opens photos at full size after the cover, lets the user browse with the arrow keys, and restores focus', async () => {
  const guide = sampleGuide({
    cover: { ...photo(0), alt: 'Roofs' },
    gallery: [1, 2, 3, 4, 5, 6, 7, 8].map(photo),
  });
  await show(<GuideView guide={guide} names={() => []} pricing={[]} reviews={[]} />);
  await expect.element(page.getByText('+2', { exact: true })).toBeInTheDocument();
  const second = page.getByRole('button', { name: /Photo 2 of 8/ });
  await second.click();
  const large = page.getByRole('dialog');
  await expect.element(large.getByRole('img', { name: 'Lane 2' })).toBeInTheDocument();
  await expect.element(large.getByText('3 of 9')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(large.getByRole('img', { name: 'Lane 3' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(large).not.toBeInTheDocument();
  await expect.element(second).toHaveFocus();
});
