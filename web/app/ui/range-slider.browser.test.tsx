import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { RangeSlider } from './range-slider.tsx';

const Band = () => {
  const [value, setValue] = useState<readonly [number, number]>([100, 120]);
  return (
    <RangeSlider
      min={50}
      max={500}
      step={10}
      value={value}
      onChange={setValue}
      labels={['Lowest price', 'Highest price']}
      words={(rmb) => `RMB ${rmb}`}
    />
  );
};

beforeEach(async () => {
  await show(<Band />);
});

const lowestThumb = () => page.getByRole('slider', { name: 'Lowest price' });
const highestThumb = () => page.getByRole('slider', { name: 'Highest price' });

test('labels each thumb, and announces its value in words', async () => {
  await expect.element(lowestThumb()).toHaveAttribute('aria-valuetext', 'RMB 100');
  await expect.element(highestThumb()).toHaveAttribute('aria-valuetext', 'RMB 120');
});

test('moves a thumb by one step with the arrow keys, and to the ends with Home and End', async () => {
  lowestThumb().element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(lowestThumb()).toHaveAttribute('aria-valuetext', 'RMB 110');
  await userEvent.keyboard('{Home}');
  await expect.element(lowestThumb()).toHaveAttribute('aria-valuetext', 'RMB 50');
  highestThumb().element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(highestThumb()).toHaveAttribute('aria-valuetext', 'RMB 500');
});

test('the thumbs never cross', async () => {
  lowestThumb().element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(lowestThumb()).toHaveAttribute('aria-valuetext', 'RMB 120');
  await expect.element(highestThumb()).toHaveAttribute('aria-valuetext', 'RMB 120');
  await userEvent.keyboard('{Home}');
  highestThumb().element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(highestThumb()).toHaveAttribute('aria-valuetext', 'RMB 50');
  await expect.element(lowestThumb()).toHaveAttribute('aria-valuetext', 'RMB 50');
});
