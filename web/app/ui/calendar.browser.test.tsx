import type { Locale } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Calendar } from './calendar.tsx';

const FROM = '2026-04-20';
const TO = '2027-06-10';
const TAKEN = '2026-05-14';

const chosen = vi.fn();

const TestCalendar = ({ locale }: { locale: Locale }) => {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Calendar
      locale={locale}
      value={value}
      onChange={(day) => {
        chosen(day);
        setValue(day);
      }}
      from={FROM}
      to={TO}
      isFree={(day) => day !== TAKEN}
      opensAt="2026-05-13"
    />
  );
};

const showCalendar = async (locale: Locale = 'en') => {
  chosen.mockClear();
  await show(<TestCalendar locale={locale} />, { locale });
};

const focusedDay = () => document.activeElement?.getAttribute('data-day');
const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`);

const focusDays = async (locale: Locale = 'en') => {
  await showCalendar(locale);
  day('2026-05-13')?.focus();
};

const expectMoves = async (steps: readonly (readonly [key: string, date: string])[]) => {
  for (const [key, date] of steps) {
    await userEvent.keyboard(key);
    await expect.poll(focusedDay, { message: key }).toBe(date);
  }
};

test('arrow keys move by day and by week, and into the next month', async () => {
  await focusDays();
  await expectMoves([
    ['{ArrowRight}', '2026-05-14'],
    ['{ArrowLeft}', '2026-05-13'],
    ['{ArrowDown}', '2026-05-20'],
    ['{ArrowUp}', '2026-05-13'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', '2026-06-03'],
  ]);
  await expect.element(page.getByRole('grid', { name: 'Days of June 2026' })).toBeVisible();
});

test.each([
  ['en', '2026-05-10', '2026-05-16'],
  ['zh-CN', '2026-05-11', '2026-05-17'],
] as const)(
  'Home and End move to the ends of the week, which starts as in %s',
  async (locale, first, last) => {
    await focusDays(locale);
    await expectMoves([
      ['{Home}', first],
      ['{Home}', first],
      ['{End}', last],
      ['{End}', last],
    ]);
  },
);

test('Page Up and Page Down move by month, or with Shift by year, within the limits', async () => {
  await focusDays();
  await expectMoves([
    ['{PageDown}', '2026-06-13'],
    ['{PageUp}', '2026-05-13'],
    ['{Shift>}{PageDown}{/Shift}', '2027-05-13'],
    ['{PageDown}', TO],
    ['{Shift>}{PageUp}{/Shift}', '2026-06-10'],
    ['{PageUp}{PageUp}{PageUp}', FROM],
    ['{ArrowLeft}', FROM],
  ]);
});

test('makes the days a single tab stop', async () => {
  await focusDays();
  await userEvent.keyboard('{Tab}');
  expect(focusedDay()).toBeFalsy();
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
});

test('chooses a free day on Enter, and announces it', async () => {
  await focusDays();
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('2026-05-13');
  await expect
    .element(page.getByRole('button', { pressed: true }))
    .toHaveAttribute('data-day', '2026-05-13');
});

test('announces an unavailable day as such, and does not allow choosing it', async () => {
  await focusDays();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(focusedDay()).toBe(TAKEN);
  expect(chosen).not.toHaveBeenCalled();
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/14.*not available/);
});

test('keeps focus on the month buttons, which stop at the first and the last month', async () => {
  await focusDays();
  await userEvent.keyboard('{ArrowRight}');
  const back = page.getByRole('button', { name: 'Previous month' });
  const on = page.getByRole('button', { name: 'Next month' });
  await on.click();
  await expect.element(page.getByRole('grid', { name: 'Days of June 2026' })).toBeVisible();
  expect(document.activeElement).toBe(on.element());
  await back.click();
  const first = page.getByRole('grid', { name: 'Days of April – May 2026' });
  await expect.element(first).toBeVisible();
  await expect.element(back).toHaveAttribute('aria-disabled', 'true');
  expect(document.activeElement).toBe(back.element());
  await userEvent.keyboard('{Enter}');
  await expect.element(first).toBeVisible();
  // Days before the first selectable day are shown, but are not buttons.
  expect(day('2026-04-19')).toBeNull();
  expect(day('2026-04-20')).not.toBeNull();
});

test('late in a month, starts with the current week, and continues with the next month and its label', async () => {
  await showCalendar();
  const rows = page.getByRole('row').elements();
  // The weekdays, two weeks of April (the second shared with May) and four more weeks.
  expect(rows.map((row) => row.textContent)).toEqual([
    'SunMonTueWedThuFriSat',
    '19202122232425',
    '262728293012',
    '3456789',
    '10111213141516',
    '17181920212223',
    '24252627282930',
    '31',
  ]);
  const first = day('2026-05-01')?.firstElementChild;
  expect(first && getComputedStyle(first, '::before').content).toBe('"May"');
  await expect.element(page.getByRole('button', { name: 'Friday, May 1, 2026' })).toBeVisible();
});
