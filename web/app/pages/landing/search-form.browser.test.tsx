import { searchGuides } from '@tomoguide/contract/guides/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reply } from '../../testing/api-replies.ts';
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

test('requires a destination and a group size, and focuses the first missing one', async () => {
  await search().click();
  await expect.element(page.getByText('Please select a destination')).toBeVisible();
  await expect.element(page.getByText('Please select number of travelers')).toBeVisible();
  expect(document.activeElement).toBe(destination().element());
  await choose('kyoto');
  await search().click();
  expect(document.activeElement).toBe(travelers().element());
  expect(shown.address()).toBe('/');
});

test('includes the user’s choices in the URL', async () => {
  await choose('jingdu');
  await travelers().selectOptions('2');
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('zh');
  await search().click();
  await expect
    .poll(shown.address)
    .toBe('/search?city=kyoto&travelers=2&language=zh&minPrice=100&maxPrice=500');
});

test.each([
  ['en', 'en'],
  ['zh-CN', 'zh'],
] as const)(
  'on a page in %s, preselects guides who speak that language, and lets the user undo that',
  async (locale, language) => {
    await shown.screen.unmount();
    shown = await show(<SearchForm bounds={{ min: 50, max: 600 }} />, { locale });
    const field = () => document.querySelector<HTMLSelectElement>('[name="language"]');
    expect(field()?.value).toBe(language);
    const select = field();
    if (select) await page.elementLocator(select).selectOptions('');
    expect(field()?.value).toBe('');
  },
);

test('uses the same initial range for the slider’s thumbs, its text and the search', async () => {
  const thumbs = page.getByRole('slider').elements() as HTMLInputElement[];
  expect(thumbs.map(({ value }) => value)).toEqual(['100', '500']);
  await expect.element(page.getByText('RMB 100 – RMB 500', { exact: true })).toBeVisible();
  await choose('kyoto');
  await travelers().selectOptions('2');
  page.getByRole('slider').nth(0).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('RMB 110 – RMB 500', { exact: true })).toBeVisible();
  await search().click();
  await expect.poll(shown.address).toContain('&minPrice=110&maxPrice=500');
});

test('defaults to a group of two, and remembers the last group size', async () => {
  await page.getByRole('button', { name: 'One more' }).click();
  await expect.element(travelers()).toHaveValue('2');
  await page.getByRole('button', { name: 'One less' }).click();
  await expect.element(travelers()).toHaveValue('1');
  await travelers().selectOptions('8');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect.element(travelers()).toHaveValue('10+');
  await shown.screen.unmount();
  shown = await show(<SearchForm bounds={{ min: 50, max: 600 }} />);
  await expect.element(travelers()).toHaveValue('10+');
});

test('shows the number of guides found on the button once a city is chosen', async () => {
  await shown.screen.unmount();
  shown = await show(<SearchForm bounds={{ min: 50, max: 600 }} />, {
    replies: [
      reply(searchGuides, {
        data: [],
        page: 1,
        limit: 1,
        total: 12,
        totalIsExact: true,
        priceBounds: { min: 50, max: 600 },
      }),
    ],
  });
  const words = () => document.querySelector('form [type="submit"]')?.textContent;
  expect(words()).toBe('Search');
  expect(shown.sent).toHaveLength(0);
  await choose('kyoto');
  await expect.poll(words).toBe('Search · 12 guides');
});

test('without JavaScript, opens the same page with the same filters', async () => {
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
    'language=en',
    'minPrice=100',
    'maxPrice=500',
  ]);
  const required = [...form.querySelectorAll<HTMLInputElement>('[required]')];
  expect(required.map(({ name }) => name)).toEqual(['city', 'travelers']);
});

test('does not search if the date is unreadable', async () => {
  await choose('nara');
  await travelers().selectOptions('1');
  await page.getByRole('textbox', { name: 'Date' }).fill('soon');
  await userEvent.keyboard('{Tab}');
  await search().click();
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Date' }).element());
  expect(shown.address()).toBe('/');
});

test('shows the selected city in the field on blur', async () => {
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

test('explains for a group of ten or more that the exact number is requested later', async () => {
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

test('in Chinese, does not show the Japanese names of cities', async () => {
  await shown.screen.unmount();
  await show(<SearchForm bounds={{ min: 50, max: 600 }} />, { locale: 'zh-CN' });
  await page.getByRole('combobox', { name: '目的地' }).click();
  const names = page.getByRole('option').elements();
  expect(names.map((name) => name.textContent).slice(0, 2)).toEqual(['东京', '京都']);
});

test('opens its calendar as part of the page, not as a sheet', async () => {
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Date' })).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'Date' })).toBeVisible();
  expect(document.querySelector('.search-sheet:popover-open')).toBeNull();
  expect(page.getByRole('dialog', { name: 'Find a guide' }).query()).toBeNull();
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844));
  const whereTo = () => page.getByRole('button', { name: /^Where to\?/ });
  const sheet = () => page.getByRole('dialog', { name: 'Find a guide' });

  test('opens the form as a sheet from one field, and covers its fields only once one is tapped', async () => {
    expect(destination().query()).toBeNull();
    await whereTo().click();
    await expect.element(sheet()).toBeVisible();
    await expect.element(sheet()).toHaveFocus();
    await expect.element(sheet().getByRole('listbox')).not.toBeInTheDocument();
    await destination().click();
    expect(sheet().getByRole('listbox').getByRole('option').elements()).toHaveLength(10);
    // Everything outside the sheet is inert.
    expect(whereTo().element().closest('[inert]')).not.toBeNull();
  });

  test('lets the user choose city, day and group with one tap each, without a keyboard', async () => {
    await whereTo().click();
    await sheet().getByRole('button', { name: 'Kyoto' }).click();
    await expect.element(destination()).toHaveValue('Kyoto');
    const day = sheet().getByRole('grid').getByRole('button').nth(5);
    await day.click();
    const chosen = day.element().getAttribute('data-day');
    await expect.element(day).toHaveAttribute('aria-pressed', 'true');
    await sheet().getByRole('button', { name: 'One more' }).click();
    await sheet().getByRole('button', { name: 'Search' }).click();
    await expect
      .poll(shown.address)
      .toBe(`/search?city=kyoto&date=${chosen}&travelers=2&language=en&minPrice=100&maxPrice=500`);
  });

  test('clears the chosen day with ‘Any date’ in the month', async () => {
    await whereTo().click();
    const anyDateButton = () => sheet().getByRole('button', { name: 'Any date' });
    await sheet().getByRole('grid').getByRole('button').nth(5).click();
    await anyDateButton().click();
    await expect.element(anyDateButton()).not.toBeInTheDocument();
    expect(sheet().getByRole('grid').element().querySelector('[aria-pressed="true"]')).toBeNull();
  });

  test('shows Search without scrolling, and shows errors in the sheet only after it is submitted', async () => {
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
    await expect
      .poll(shown.address)
      .toBe('/search?city=kyoto&travelers=2&language=en&minPrice=100&maxPrice=500');
    // The sheet's history entry has been replaced, so going back returns to the page.
    await shown.back();
    expect(shown.address()).toBe('/');
    await expect.element(sheet()).not.toBeInTheDocument();
  });

  test('Search focuses the group if a city is chosen, and a reopened sheet shows no errors', async () => {
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

  test('going back closes the sheet, stays on the page, and keeps the choices in the field', async () => {
    await whereTo().click();
    await choose('kyoto');
    await travelers().selectOptions('2');
    await shown.back();
    await expect.element(sheet()).not.toBeInTheDocument();
    expect(shown.address()).toBe('/');
    await expect
      .element(page.getByRole('button', { name: /^Kyoto/ }))
      .toHaveTextContent('KyotoAny date · 2 travelers · English');
    await search().click();
    await expect
      .poll(shown.address)
      .toBe('/search?city=kyoto&travelers=2&language=en&minPrice=100&maxPrice=500');
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}{Escape}')],
    ['its button', () => sheet().getByRole('button', { name: 'Close' }).click()],
  ])('%s also closes the sheet and restores focus', async (_, close) => {
    await whereTo().click();
    await expect.element(sheet()).toBeVisible();
    await close();
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.element(whereTo()).toHaveFocus();
    await whereTo().click();
    await expect.element(sheet()).toBeVisible();
  });

  test('closing the sheet also closes the calendar that is open in it', async () => {
    await whereTo().click();
    await choose('kyoto');
    await sheet().getByRole('button', { name: 'Open the calendar' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Date' })).toBeVisible();
    await shown.back();
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
  });
});
