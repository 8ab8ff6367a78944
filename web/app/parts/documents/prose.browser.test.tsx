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
const contentsEntries = () =>
  contents()
    .getByRole('link')
    .elements()
    .filter((link) => link.checkVisibility())
    .map((link) => link.getAttribute('href'));

test('links the table of contents to every section in order, and starts a paragraph at each empty line', async () => {
  await page.viewport(1280, 800);
  await show(<Prose sections={SECTIONS} />);
  await expect.element(contents()).toBeVisible();
  expect(contentsEntries()).toEqual(['#booking', '#prices']);
  expect([...document.querySelectorAll('section')].map(({ id }) => id)).toEqual([
    'booking',
    'prices',
  ]);
  expect(document.querySelectorAll('#booking p')).toHaveLength(2);
});

test('collapses the table of contents on a phone, so that the text starts without scrolling', async () => {
  await page.viewport(390, 844);
  await show(<Prose sections={SECTIONS} />);
  await expect.element(contents()).toBeVisible();
  expect(contentsEntries()).toEqual([]);
  await contents().getByText('On this page').first().click();
  expect(contentsEntries()).toEqual(['#booking', '#prices']);
});
