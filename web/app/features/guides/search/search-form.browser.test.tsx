import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Shown, show } from '../../../testing/show.tsx';
import { SearchForm } from './search-form.tsx';

let shown: Shown;
beforeEach(async () => {
  shown = await show(<SearchForm bounds={{ min: 50, max: 600 }} />);
});

const destination = () => page.getByRole('combobox', { name: 'Destination' });
const travelers = () => page.getByRole('combobox', { name: 'Travelers' });
const search = () => page.getByRole('button', { name: 'Search' });
const choose = async (city: string) => {
  await destination().fill(city);
  await userEvent.keyboard('{Enter}');
};

test('destination and travelers are required; the focus goes to the first that is missing', async () => {
  await search().click();
  await expect.element(page.getByText('Please select a destination')).toBeVisible();
  await expect.element(page.getByText('Please select number of travelers')).toBeVisible();
  expect(document.activeElement).toBe(destination().element());
  await choose('kyoto');
  await search().click();
  expect(document.activeElement).toBe(travelers().element());
  expect(shown.address()).toBe('/');
});

test('what is chosen goes into the address, the price band with it', async () => {
  await choose('jingdu');
  await travelers().selectOptions('2');
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('zh');
  await search().click();
  await expect
    .poll(shown.address)
    .toBe('/search?city=kyoto&travelers=2&language=zh&minPrice=100&maxPrice=500');
});

test('a day that cannot be read holds the search back', async () => {
  await choose('nara');
  await travelers().selectOptions('1');
  await page.getByRole('textbox', { name: 'Date' }).fill('soon');
  await userEvent.keyboard('{Tab}');
  await search().click();
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Date' }).element());
  expect(shown.address()).toBe('/');
});

test('the field reads the city that counts once it is left', async () => {
  await choose('osaka');
  await destination().fill('Atlantis');
  await travelers().click();
  await expect.element(destination()).toHaveValue('Osaka');
  await destination().fill('kobe');
  await travelers().click();
  await expect.element(destination()).toHaveValue('Kobe');
  await destination().fill('');
  await travelers().click();
  await search().click();
  await expect.element(page.getByText('Please select a destination')).toBeVisible();
});

test('ten or more says that the exact number is asked later', async () => {
  await travelers().selectOptions('10+');
  await expect.element(page.getByText(/you say the exact number when you book/)).toBeVisible();
});
