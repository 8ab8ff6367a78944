import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { show } from '../../../testing/show.tsx';
import { PriceField } from './price-field.tsx';

const committed = vi.fn();

beforeEach(async () => {
  committed.mockClear();
  await show(
    <PriceField
      bounds={{ min: 50, max: 600 }}
      value={[100, 500]}
      onCommit={committed}
      withFields
    />,
  );
});

const lowestField = () => page.getByRole('textbox').nth(0);
const highestField = () => page.getByRole('textbox').nth(1);
const type = async (field: ReturnType<typeof lowestField>, text: string) => {
  await field.fill(text);
  await userEvent.keyboard('{Enter}');
};

test('commits an arrow key press on a thumb once, on release', async () => {
  page.getByRole('slider').nth(0).element().focus();
  await userEvent.keyboard('{ArrowRight>3/}');
  expect(committed).toHaveBeenCalledOnce();
  const [[from, to]] = committed.mock.calls[0] ?? [[]];
  expect(from).toBeGreaterThan(100);
  expect(to).toBe(500);
});

test('commits typed numbers on blur, not on every keystroke', async () => {
  await lowestField().fill('250');
  expect(committed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(committed).toHaveBeenCalledExactlyOnceWith([250, 500]);
});

test('swaps the two prices if the lower one is above the higher one', async () => {
  await type(lowestField(), '550');
  expect(committed).toHaveBeenLastCalledWith([500, 550]);
  await type(highestField(), '60');
  expect(committed).toHaveBeenLastCalledWith([60, 100]);
});

test('accepts full-width digits', async () => {
  await type(lowestField(), '２５０');
  expect(committed).toHaveBeenLastCalledWith([250, 500]);
});

test('ignores an empty field, a negative number and the current number', async () => {
  for (const text of ['', '-5', '100']) await type(lowestField(), text);
  expect(committed).not.toHaveBeenCalled();
});

test('commits a valid number when the other field receives focus', async () => {
  await lowestField().click();
  await lowestField().fill('300');
  await userEvent.keyboard('{Tab}');
  expect(committed).toHaveBeenCalledExactlyOnceWith([300, 500]);
  await expect.element(highestField()).toHaveFocus();
});

test('lets the user type a higher range one field after the other', async () => {
  const Band = () => {
    const [value, setValue] = useState<readonly [number, number]>([100, 500]);
    const commit = (band: [number, number]) => {
      committed(band);
      setValue(band);
    };
    return <PriceField bounds={{ min: 50, max: 900 }} value={value} onCommit={commit} withFields />;
  };
  await cleanup();
  await show(<Band />);
  await lowestField().click();
  await lowestField().fill('600');
  await userEvent.keyboard('{Tab}');
  await expect.element(highestField()).toHaveFocus();
  expect(committed).not.toHaveBeenCalled();
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}800{Enter}');
  expect(committed).toHaveBeenCalledExactlyOnceWith([600, 800]);
  await expect.element(lowestField()).toHaveValue('600');
  await expect.element(highestField()).toHaveValue('800');
  // Enter commits the number and keeps focus in the field.
  await expect.element(highestField()).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(committed).toHaveBeenCalledOnce();
});

test('replaces an invalid amount with the current number on blur', async () => {
  await lowestField().fill('cheap');
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(lowestField()).toHaveValue('100');
  expect(committed).not.toHaveBeenCalled();
});

test.each([
  [[50, 600], 'Any price'],
  [[50, 300], 'up to RMB 300'],
  [[200, 600], 'from RMB 200'],
  [[200, 300], 'RMB 200 – RMB 300'],
] as const)(
  'does not filter at an end of the slider: %j shows %s (guides.md, "Price slider")',
  async (value, words) => {
    await cleanup();
    await show(
      <PriceField bounds={{ min: 50, max: 600 }} value={value} onCommit={committed} withFields />,
    );
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  },
);
