import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readFilters } from '../../parts/guides/search/filters.ts';
import { type Shown, show } from '../../testing/show.tsx';
import { SearchForm } from './search-form.tsx';

let shown: Shown;
beforeEach(async () => {
  await page.viewport(1280, 800);
  shown = await show(<SearchForm bounds={{ min: 50, max: 600 }} />);
});

const destination = () => page.getByRole('combobox', { name: 'Destination' });
const travelers = () => page.getByRole('combobox', { name: 'Travelers' });
const search = () => page.getByRole('button', { name: 'Search' });
const choose = async (city: string) => {
  await destination().fill(city);
  await userEvent.keyboard('{Enter}');
};

test('requires destination and travelers, and focuses the first missing one', async () => {
  await search().click();
  await expect.element(page.getByText('Please select a destination')).toBeVisible();
  await expect.element(page.getByText('Please select number of travelers')).toBeVisible();
  expect(document.activeElement).toBe(destination().element());
  await choose('kyoto');
  await search().click();
  expect(document.activeElement).toBe(travelers().element());
  expect(shown.address()).toBe('/');
});

test('puts the choices into the address, without the default price', async () => {
  await choose('jingdu');
  await travelers().selectOptions('2');
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('zh');
  await search().click();
  await expect.poll(shown.address).toBe('/search?city=kyoto&travelers=2&language=zh');
});

test('submitted without JavaScript, includes a price only if a thumb was moved', async () => {
  const formFilters = () => {
    const data = new FormData(document.querySelector('form') ?? undefined);
    return readFilters(
      new URLSearchParams([...data].map(([name, value]) => [name, String(value)])),
    );
  };
  expect(formFilters()).toMatchObject({ minPrice: null, maxPrice: null });
  // Moves a thumb before hydration.
  const thumb = document.querySelector<HTMLInputElement>('[name="maxPrice"]');
  if (thumb) thumb.value = '300';
  expect(formFilters()).toMatchObject({ minPrice: 100, maxPrice: 300 });
});

test('the slider starts at its default and says any price until it is moved', async () => {
  const filledTrack = () => document.querySelector('[data-filled]');
  await expect.element(page.getByText('Any price', { exact: true })).toBeVisible();
  const thumbs = page.getByRole('slider').elements() as HTMLInputElement[];
  expect(thumbs.map(({ value }) => value)).toEqual(['100', '500']);
  expect(filledTrack()).toBeNull();
  await choose('kyoto');
  await travelers().selectOptions('2');
  page.getByRole('slider').nth(0).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('RMB 110 – RMB 500', { exact: true })).toBeVisible();
  expect(filledTrack()).not.toBeNull();
  await search().click();
  await expect.poll(shown.address).toBe('/search?city=kyoto&travelers=2&minPrice=110&maxPrice=500');
});

test('submitted without JavaScript, opens the same page with the same filters', async () => {
  await choose('kyoto');
  await travelers().selectOptions('2');
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  const sent = [...new FormData(form)].map(([name, value]) => `${name}=${value}`);
  expect(form.getAttribute('action')).toBe('/search');
  expect(form.method).toBe('get');
  expect(sent).toEqual([
    'city=Kyoto',
    'date=',
    'travelers=2',
    'language=',
    'minPrice=100',
    'maxPrice=500',
    'untouched=100-500',
  ]);
  const required = [...form.querySelectorAll<HTMLInputElement>('[required]')];
  expect(required.map(({ name }) => name)).toEqual(['city', 'travelers']);
});

test('an unreadable date blocks the search', async () => {
  await choose('nara');
  await travelers().selectOptions('1');
  await page.getByRole('textbox', { name: 'Date' }).fill('soon');
  await userEvent.keyboard('{Tab}');
  await search().click();
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Date' }).element());
  expect(shown.address()).toBe('/');
});

test('on blur, the field shows the selected city', async () => {
  await choose('osaka');
  await destination().fill('Atlantis');
  await userEvent.keyboard('{Tab}');
  await expect.element(destination()).toHaveValue('Osaka');
  await destination().fill('kobe');
  await userEvent.keyboard('{Tab}');
  await expect.element(destination()).toHaveValue('Kobe');
  await destination().fill('');
  await userEvent.keyboard('{Tab}');
  await search().click();
  await expect.element(page.getByText('Please select a destination')).toBeVisible();
});

test('for ten or more, says that the exact number is asked for later', async () => {
  await travelers().selectOptions('10+');
  await expect.element(page.getByText(/the exact number when you book/)).toBeVisible();
});

test('hides the field’s error while its list is open', async () => {
  await search().click();
  const complaint = page.getByText('Please select a destination');
  await expect.element(complaint).toBeVisible();
  await destination().fill('Atlantis');
  await expect.element(complaint).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(complaint).toBeVisible();
});

test('in Chinese, cities have no second name in Japanese', async () => {
  await shown.screen.unmount();
  await show(<SearchForm bounds={{ min: 50, max: 600 }} />, { locale: 'zh-CN' });
  await page.getByRole('combobox', { name: '目的地' }).click();
  const names = page.getByRole('option').elements();
  expect(names.map((name) => name.textContent).slice(0, 2)).toEqual(['东京', '京都']);
});

test('as part of the page, the form opens its calendar and is not a sheet', async () => {
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Date' })).toBeVisible();
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(document.querySelector('.search-sheet:popover-open')).toBeNull();
  expect(page.getByRole('dialog', { name: 'Find a guide' }).query()).toBeNull();
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844));
  const whereTo = () => page.getByRole('button', { name: /^Where to\?/ });
  const sheet = () => page.getByRole('dialog', { name: 'Find a guide' });

  test('one field opens the form as a sheet, with its fields uncovered until one is tapped', async () => {
    expect(destination().query()).toBeNull();
    await whereTo().click();
    await expect.element(sheet()).toBeVisible();
    await expect.element(sheet()).toHaveFocus();
    await expect.element(sheet().getByRole('listbox')).not.toBeInTheDocument();
    await destination().click();
    expect(sheet().getByRole('listbox').getByRole('option').elements()).toHaveLength(10);
    // Nothing around the sheet is reachable.
    expect(whereTo().element().closest('[inert]')).not.toBeNull();
  });

  test('Search is on the first screen, and the sheet shows errors only after its own submit', async () => {
    const { bottom } = search().element().getBoundingClientRect();
    expect(bottom).toBeLessThan(844);
    await search().click();
    await expect.element(sheet()).toHaveFocus();
    await expect.element(sheet().getByRole('alert')).not.toBeInTheDocument();
    await sheet().getByRole('button', { name: 'Search' }).click();
    await expect.element(sheet().getByText('Please select a destination')).toBeVisible();
    expect(document.activeElement).toBe(destination().element());
    await choose('kyoto');
    await sheet().getByRole('button', { name: 'Search' }).click();
    expect(document.activeElement).toBe(travelers().element());
    await travelers().selectOptions('2');
    await sheet().getByRole('button', { name: 'Search' }).click();
    await expect.poll(shown.address).toBe('/search?city=kyoto&travelers=2');
    // The sheet's history entry was replaced, so Back returns to the page.
    await shown.back();
    expect(shown.address()).toBe('/');
    await expect.element(sheet()).not.toBeInTheDocument();
  });

  test('with a city chosen, Search focuses the group, and a reopened sheet shows no errors', async () => {
    await whereTo().click();
    await sheet().getByRole('button', { name: 'Search' }).click();
    await expect.element(sheet().getByText('Please select a destination')).toBeVisible();
    await choose('kyoto');
    await shown.back();
    await expect.element(sheet()).not.toBeInTheDocument();
    await search().click();
    await expect.element(sheet()).toBeVisible();
    await expect.element(travelers()).toHaveFocus();
    await expect.element(sheet().getByRole('alert')).not.toBeInTheDocument();
  });

  test('Back closes the sheet, stays on the page, and keeps the choices in the field', async () => {
    await whereTo().click();
    await choose('kyoto');
    await travelers().selectOptions('2');
    await shown.back();
    await expect.element(sheet()).not.toBeInTheDocument();
    expect(shown.address()).toBe('/');
    await expect
      .element(page.getByRole('button', { name: /^Kyoto/ }))
      .toHaveTextContent('KyotoAny date · 2 travelers');
    await search().click();
    await expect.poll(shown.address).toBe('/search?city=kyoto&travelers=2');
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}{Escape}')],
    ['its button', () => sheet().getByRole('button', { name: 'Close' }).click()],
  ])('%s also closes the sheet and restores the focus', async (_, close) => {
    await whereTo().click();
    await expect.element(sheet()).toBeVisible();
    await close();
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.element(whereTo()).toHaveFocus();
    await whereTo().click();
    await expect.element(sheet()).toBeVisible();
  });

  test('closing the sheet also closes its open calendar', async () => {
    await whereTo().click();
    await choose('kyoto');
    await sheet().getByRole('button', { name: 'Open the calendar' }).click();
    await expect.element(page.getByRole('grid')).toBeVisible();
    await shown.back();
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
  });
});
