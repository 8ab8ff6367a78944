import { useSearchParams } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { readFilters } from '../../parts/guides/search/filters.ts';
import { type Shown, show } from '../../testing/show.tsx';
import { SearchPage } from './search-page.tsx';
import { useRequestedFilters } from './use-requested-filters.ts';

/** Shows a search page with its filters in the URL. The guides that it finds do not matter. */
const Search = () => {
  const [params] = useSearchParams();
  const { filters, change, closeSheet } = useRequestedFilters(readFilters(params));
  const list = {
    data: [],
    total: 7,
    totalIsExact: true,
    page: 1,
    limit: 24,
    priceBounds: { min: 50, max: 500 },
  };
  return (
    <SearchPage
      heading="Find a local guide"
      filters={filters}
      onChange={change}
      onCloseSheet={closeSheet}
      result={{ list, busy: false, failed: false, retry: () => {} }}
      categories={undefined}
    />
  );
};

let shown: Shown;
const open = async (width: number) => {
  await page.viewport(width, 844);
  shown = await show(<Search />, { at: '/search?city=kyoto' });
};
const openMore = (place: Locator = page.getByRole('complementary')) =>
  place.getByText('More filters').click();
const sheet = () => page.getByRole('dialog', { name: 'Filters' });
const wordsInput = () => page.getByRole('searchbox', { name: 'Name or keyword' });

test('debounces text filters into one history entry, so that going back restores the previous filters', async () => {
  await open(1280);
  await openMore();
  await wordsInput().click();
  await userEvent.keyboard('te');
  expect(shown.address()).toBe('/search?city=kyoto');
  await expect.poll(shown.address).toBe('/search?city=kyoto&q=te');
  await userEvent.keyboard('a ');
  await expect.poll(shown.address).toBe('/search?city=kyoto&q=tea');
  // The field keeps exactly what the user typed.
  await expect.element(wordsInput()).toHaveValue('tea ');
  await shown.back();
  expect(shown.address()).toBe('/search?city=kyoto');
});

test('applies text filters on Enter and on blur without waiting for the pause', async () => {
  await open(1280);
  await openMore();
  await wordsInput().fill('tea');
  await userEvent.keyboard('{Enter}');
  expect(shown.address()).toBe('/search?city=kyoto&q=tea');
  await wordsInput().fill('zen');
  await userEvent.keyboard('{Tab}');
  expect(shown.address()).toBe('/search?city=kyoto&q=zen');
});

test('ignores text that is still in IME composition', async () => {
  await open(1280);
  await openMore();
  const field = wordsInput().element() as HTMLInputElement;
  const type = (text: string, isComposing: boolean) => {
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  };
  type('ch', true);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(shown.address()).toBe('/search?city=kyoto');
  type('茶', true);
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await expect.poll(shown.address).toBe(`/search?city=kyoto&q=${encodeURIComponent('茶')}`);
});

test('does not scroll horizontally on a 320-pixel-wide phone', async () => {
  await open(320);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

beforeEach(() => page.viewport(1280, 844));

test('going back closes the filter sheet and keeps the filters chosen in it', async () => {
  await open(390);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await sheet().getByLabelText('Travelers').selectOptions('2');
  await openMore(sheet());
  await sheet().getByLabelText('Language').selectOptions('zh');
  await expect.poll(shown.address).toBe('/search?city=kyoto&travelers=2&language=zh');
  await shown.back();
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.poll(shown.address).toBe('/search?city=kyoto&travelers=2&language=zh');
  // All changes in the sheet are one history entry.
  await shown.back();
  await expect.poll(shown.address).toBe('/search?city=kyoto');
  expect(sheet().query()).toBeNull();
});

test('the button closes the sheet, and going back then undoes the filters', async () => {
  await open(390);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await sheet().getByLabelText('Travelers').selectOptions('2');
  await sheet().getByRole('button', { name: 'Show 7 guides' }).click();
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(shown.address()).toBe('/search?city=kyoto&travelers=2');
  await shown.back();
  expect(shown.address()).toBe('/search?city=kyoto');
});

test('closing the sheet without a change adds no history entry', async () => {
  await open(390);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await sheet().getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(shown.address()).toBe('/search?city=kyoto');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect.element(sheet()).toBeVisible();
});
