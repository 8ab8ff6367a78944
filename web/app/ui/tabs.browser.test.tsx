import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { panelProps, Tabs } from './tabs.tsx';

const IDS = ['pending', 'upcoming', 'past'] as const;

const TestTabs = () => {
  const [selected, setSelected] = useState<(typeof IDS)[number]>('pending');
  return (
    <>
      <Tabs
        label="Your trips"
        tabs={IDS.map((id) => ({ id, label: id, count: id === 'upcoming' ? 2 : undefined }))}
        selected={selected}
        onSelect={setSelected}
      />
      <section {...panelProps(selected)}>
        <button type="button">Cancel</button>
      </section>
    </>
  );
};

beforeEach(async () => {
  await show(<TestTabs />);
});

const selected = () => page.getByRole('tab', { selected: true }).element();

test('labels the panel with its selected tab', async () => {
  await expect.element(page.getByRole('tablist', { name: 'Your trips' })).toBeVisible();
  await expect.element(page.getByRole('tabpanel', { name: 'pending' })).toBeVisible();
  await page.getByRole('tab', { name: 'past' }).click();
  await expect.element(page.getByRole('tabpanel', { name: 'past' })).toBeVisible();
  expect(selected().getAttribute('aria-controls')).toBe(page.getByRole('tabpanel').element().id);
});

test('makes the tabs a single tab stop, followed by the panel', async () => {
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(selected());
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Cancel' }).element());
});

test('selects the next tab with the arrow keys and wraps around, and selects the ends with Home and End', async () => {
  await userEvent.keyboard('{Tab}');
  for (const [key, id] of [
    ['{ArrowRight}', 'upcoming'],
    ['{ArrowLeft}', 'pending'],
    ['{ArrowLeft}', 'past'],
    ['{ArrowRight}', 'pending'],
    ['{ArrowDown}', 'upcoming'],
    ['{ArrowUp}', 'pending'],
    ['{End}', 'past'],
    ['{Home}', 'pending'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(() => selected().id, { message: key }).toBe(`tab-${id}`);
    expect(document.activeElement, key).toBe(selected());
  }
});

test('announces a count together with its tab', async () => {
  await expect.element(page.getByRole('tab', { name: 'upcoming 2' })).toBeVisible();
});

test('scrolls the selected tab into view', async () => {
  const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
  const Row = () => {
    const [month, setMonth] = useState('August');
    return (
      <div style={{ inlineSize: 320 }}>
        <Tabs
          label="Months"
          tabs={months.map((id) => ({ id, label: id }))}
          selected={month}
          onSelect={setMonth}
        />
      </div>
    );
  };
  await show(<Row />);
  const row = page.getByRole('tablist', { name: 'Months' }).element();
  const isInView = (name: string): boolean => {
    const tab = page.getByRole('tab', { name }).element().getBoundingClientRect();
    const frame = row.getBoundingClientRect();
    return tab.left >= frame.left && tab.right <= frame.right;
  };
  await expect.poll(() => isInView('August')).toBe(true);
  await userEvent.click(page.getByRole('tab', { name: 'August' }));
  await userEvent.keyboard('{Home}');
  await expect.poll(() => isInView('January')).toBe(true);
  expect(isInView('August')).toBe(false);
});

test('shows an arrow until the row is scrolled to its end', async () => {
  const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
  await show(
    <div style={{ inlineSize: 320 }}>
      <Tabs
        label="Months"
        tabs={months.map((id) => ({ id, label: id }))}
        selected="January"
        onSelect={() => undefined}
      />
    </div>,
  );
  const row = page.getByRole('tablist', { name: 'Months' }).element();
  const arrow = () => {
    const icon = row.parentElement?.querySelector(':scope > svg');
    return icon ? getComputedStyle(icon).display : null;
  };
  await expect.poll(arrow).toBe('block');
  row.scrollLeft = row.scrollWidth;
  await expect.poll(arrow).toBe('none');
});

test('fades the row only at an end where more tabs follow', async () => {
  await page.viewport(390, 844);
  const ids = Array.from({ length: 20 }, (_, index) => `tab ${index}`);
  await show(
    <Tabs
      label="Many"
      tabs={ids.map((id) => ({ id, label: id }))}
      selected={ids[0] ?? ''}
      onSelect={() => {}}
    />,
  );
  const row = page.getByRole('tablist', { name: 'Many' }).element() as HTMLElement;
  const fades = () =>
    ['before', 'after'].map((side) => row.style.getPropertyValue(`--fade-${side}`));
  await expect.poll(fades).toEqual(['0px', '2.5rem']);
  // Retried, because a font that loads late moves the row back to the selected tab.
  const scrollToEnd = () => {
    row.scrollLeft = row.scrollWidth;
    return fades();
  };
  await expect.poll(scrollToEnd).toEqual(['2.5rem', '0px']);
});
