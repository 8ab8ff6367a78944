import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LanguageSwitch, switchToChinese } from '../testing/language-switch.tsx';
import { show } from '../testing/show.tsx';
import { DateField } from './date-field.tsx';

const TOKYO = 'Asia/Tokyo';
const DAYS_AHEAD = 180;
const today = () => Temporal.Now.plainDateISO(TOKYO);

const changed = vi.fn();
const problem = vi.fn();

const TestField = () => {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <DateField
        label="Date"
        locale="en"
        placeholder="Any date"
        value={value}
        onChange={(day) => {
          changed(day);
          setValue(day);
        }}
        onProblem={problem}
        timeZone={TOKYO}
        daysAhead={DAYS_AHEAD}
      />
      <button type="button">Search</button>
    </>
  );
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  changed.mockClear();
  problem.mockClear();
  await show(
    <LanguageSwitch>
      <TestField />
    </LanguageSwitch>,
  );
});

const field = () => page.getByRole('textbox', { name: 'Date' });
const type = async (text: string) => {
  await field().fill(text);
  await userEvent.keyboard('{Enter}');
};

test('accepts a typed day in common formats, on Enter and on blur', async () => {
  await type('tomorrow');
  expect(changed).toHaveBeenLastCalledWith(today().add({ days: 1 }).toString());
  await field().fill('明天');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.element(field()).not.toHaveValue('明天');
  const inTen = today().add({ days: 10 }).toString();
  await type(inTen);
  expect(changed).toHaveBeenLastCalledWith(inTen);
});

test.each([
  ['soon', /can’t read that date/],
  [() => today().subtract({ days: 1 }).toString(), /That day has passed/],
  [
    () =>
      today()
        .add({ days: DAYS_AHEAD + 1 })
        .toString(),
    /up to 180 days/,
  ],
])(
  'keeps an unreadable, past or too distant day in the field, and shows an error (%#)',
  async (typed, words) => {
    const text = typeof typed === 'string' ? typed : typed();
    await type(text);
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible();
    await expect.element(field()).toHaveValue(text);
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field().element().getAttribute('aria-describedby')).toBe(
      page.getByRole('alert').element().id,
    );
    expect(changed).not.toHaveBeenCalled();
    expect(problem).toHaveBeenLastCalledWith(true);
  },
);

test('accepts the first and the last bookable day', async () => {
  await type(today().toString());
  expect(changed).toHaveBeenLastCalledWith(today().toString());
  const last = today().add({ days: DAYS_AHEAD }).toString();
  await type(last);
  expect(changed).toHaveBeenLastCalledWith(last);
});

test('clears the error on the next keystroke, and treats an empty field as any day', async () => {
  await type('soon');
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(problem).toHaveBeenLastCalledWith(false);
  await type('tomorrow');
  await type('');
  expect(changed).toHaveBeenLastCalledWith(null);
});

test('closes the calendar when a day is chosen, and restores focus', async () => {
  const open = page.getByRole('button', { name: 'Open the calendar' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Date' });
  await expect.element(dialog.getByRole('grid')).toBeVisible();
  const day = document.querySelector<HTMLElement>(`[data-day="${today()}"]`);
  day?.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changed).toHaveBeenLastCalledWith(today().toString());
  expect(document.activeElement).toBe(open.element());
});

test('opens the calendar next to the field on a wide screen, without blocking the page', async () => {
  await page.viewport(1280, 800);
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Date' });
  await expect.element(calendar.getByRole('grid')).toBeVisible();
  expect(document.querySelector('dialog[open]')).toBeNull();
  // Arrow keys work in the calendar immediately.
  expect(document.activeElement?.getAttribute('data-day')).toBe(today().toString());
  const box = calendar.element().getBoundingClientRect();
  const at = field().element().getBoundingClientRect();
  expect(Math.abs(box.left - at.left)).toBeLessThanOrEqual(8);
  expect(box.top).toBeGreaterThanOrEqual(at.bottom);
  await userEvent.click(document.documentElement, { position: { x: 1200, y: 700 } });
  await expect.element(calendar).not.toBeInTheDocument();
});

test('closes the calendar on Escape, and restores focus', async () => {
  const open = page.getByRole('button', { name: 'Open the calendar' });
  await open.click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(open.element());
});

test('opens the calendar as a sheet on a phone', async () => {
  await page.viewport(390, 844);
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(document.querySelector('dialog[open]')).not.toBeNull();
});

test("clears the field on 'Any date' in the calendar", async () => {
  await type('tomorrow');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await page.getByRole('button', { name: 'Any date' }).click();
  expect(changed).toHaveBeenLastCalledWith(null);
  await expect.element(field()).toHaveValue('');
});

test('shows an error in the current language, even after the language is switched', async () => {
  await type('soon');
  await expect.element(page.getByText(/can’t read that date/)).toBeVisible();
  switchToChinese();
  await expect.element(page.getByText(/看不懂这个日期/)).toBeVisible();
});
