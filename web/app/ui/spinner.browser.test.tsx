import type {} from '@vitest/browser-playwright';
import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Spinner } from './spinner.tsx';

const preferMotion = (value: '' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

test('does not spin if the user prefers reduced motion', async () => {
  onTestFinished(async () => void (await preferMotion('')));
  const { screen } = await show(<Spinner />);
  const spinner = screen.container.querySelector('.animate-spin');
  expect(spinner?.getAnimations()).toHaveLength(1);
  await preferMotion('reduce');
  await expect.poll(() => spinner?.getAnimations()).toEqual([]);
});
