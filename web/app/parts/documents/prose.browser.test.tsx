import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Prose } from './prose.tsx';

afterAll(() => page.viewport(1280, 800));

const SECTIONS = {
  booking: {
    title: 'How bookings are made',
    text: 'You choose a guide.\n\nThe guide accepts.',
  },
  prices: { title: 'Prices and payment', text: 'Prices are in RMB.' },
};
const contents = () => page.getByRole('navigation', { name: 'On this page' });
const listed = () =>
  contents()
    .getByRole('link')
    .elements()
    .filter((link) => link.checkVisibility())
    .map((link) => link.getAttribute('href'));

test('the contents lead to every section, in its order, and an empty line begins a paragraph', async () => {
  await page.viewport(1280, 800);
  await show(<Prose sections={SECTIONS} />);
  await expect.element(contents()).toBeVisible();
  expect(listed()).toEqual(['#booking', '#prices']);
  expect([...document.querySelectorAll('section')].map(({ id }) => id)).toEqual([
    'booking',
    'prices',
  ]);
  expect(document.querySelectorAll('#booking p')).toHaveLength(2);
});

test('on a phone the contents are folded, so that the text begins on the first screen', async () => {
  await page.viewport(390, 844);
  await show(<Prose sections={SECTIONS} />);
  await expect.element(contents()).toBeVisible();
  expect(listed()).toEqual([]);
  await contents().getByText('On this page').first().click();
  expect(listed()).toEqual(['#booking', '#prices']);
});
