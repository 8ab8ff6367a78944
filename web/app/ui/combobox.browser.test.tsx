import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

const CITIES = [
  'Tokyo',
  'Kyoto',
  'Osaka',
  'Hiroshima',
  'Sapporo',
  'Nara',
  'Yokohama',
  'Kobe',
  'Fukuoka',
  'Nagoya',
];

const City = ({ onChoose, onLeave }: { onChoose: (city: string) => void; onLeave: () => void }) => {
  const [text, setText] = useState('');
  const fitting = CITIES.filter((city) => city.toLowerCase().includes(text.toLowerCase()));
  return (
    <form>
      <Field label="City">
        {(field) => (
          <Combobox
            {...field}
            text={text}
            onText={setText}
            options={fitting.map((city) => ({ value: city, label: city }))}
            onChoose={(city) => {
              setText(city);
              onChoose(city);
            }}
            onLeave={onLeave}
            listLabel="Cities"
            nothing="No such city"
          />
        )}
      </Field>
      <button type="submit">Search</button>
    </form>
  );
};

const field = () => page.getByRole('combobox', { name: 'City' });
const list = () => page.getByRole('listbox', { name: 'Cities' });
const highlighted = () => {
  const id = field().element().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
};

const showCity = async () => {
  const onChoose = vi.fn();
  const onLeave = vi.fn();
  await show(<City onChoose={onChoose} onLeave={onLeave} />);
  return { onChoose, onLeave };
};

const openList = async () => {
  const calls = await showCity();
  await field().click();
  await expect.element(list()).toBeVisible();
  return calls;
};

test('opens the list with the first option highlighted when the field receives focus', async () => {
  await showCity();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Tab}');
  await expect.element(list()).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field().element().getAttribute('aria-controls')).toBe(list().element().id);
  expect(highlighted()?.textContent).toBe('Tokyo');
});

test('scrolls each option highlighted with the arrow keys into view, in both directions', async () => {
  await openList();
  const isInView = () => {
    const option = highlighted()?.getBoundingClientRect();
    const box = list().element().getBoundingClientRect();
    return option && option.top >= box.top && option.bottom <= box.bottom;
  };
  for (const [key, cities] of [
    ['{ArrowDown}', [...CITIES.slice(1), 'Tokyo']],
    ['{ArrowUp}', [...CITIES].reverse()],
  ] as const) {
    for (const city of cities) {
      await userEvent.keyboard(key);
      await expect.poll(() => highlighted()?.textContent).toBe(city);
      expect(isInView(), city).toBe(true);
    }
  }
});

test('marks only the highlighted option as selected for screen readers', async () => {
  await openList();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const selected = page.getByRole('option', { selected: true });
  await expect.element(selected).toHaveTextContent('Osaka');
  expect(selected.elements()).toEqual([highlighted()]);
});

test('narrows the list while typing, and highlights its first option, scrolled into view', async () => {
  await openList();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => list().element().scrollTop).toBeGreaterThan(0);
  await userEvent.keyboard('o');
  await expect.poll(() => highlighted()?.textContent).toBe('Tokyo');
  expect(list().element().scrollTop).toBe(0);
  await userEvent.keyboard('s');
  await expect.poll(() => highlighted()?.textContent).toBe('Osaka');
});

test('chooses the highlighted option on Enter, closes the list, and does not submit the form', async () => {
  const { onChoose } = await openList();
  let sent = 0;
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
  });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Kyoto');
  await expect.element(field()).toHaveValue('Kyoto');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  expect(sent).toBe(0);
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(1);
});

test('chooses nothing on Enter if no option matches, and shows a message in place of the list', async () => {
  const { onChoose } = await openList();
  await userEvent.keyboard('Atlantis');
  await expect.element(page.getByRole('status')).toHaveTextContent('No such city');
  await expect.element(list().getByText('No such city')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  expect(highlighted()).toBeNull();
});

test('closes the list on Escape, and keeps focus and the text', async () => {
  await openList();
  await userEvent.keyboard('Na{Escape}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field()).toHaveValue('Na');
  expect(document.activeElement).toBe(field().element());
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list()).toBeVisible();
});

test('Escape in a sheet closes the list first, and the sheet on the second press', async () => {
  await show(
    <div popover="auto" data-testid="sheet">
      <City onChoose={() => {}} onLeave={() => {}} />
    </div>,
  );
  const sheet = page.getByTestId('sheet');
  (sheet.element() as HTMLElement).showPopover();
  await field().click();
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeVisible();
});

test('chooses an option on a click without blurring the field', async () => {
  const { onChoose, onLeave } = await openList();
  await page.getByRole('option', { name: 'Sapporo' }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Sapporo');
  expect(onLeave).not.toHaveBeenCalled();
});

test('moves past the list to the next field on Tab, and closes the list', async () => {
  const { onLeave } = await openList();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Search' }).element());
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  expect(onLeave).toHaveBeenCalledOnce();
});
