import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Menu } from './menu.tsx';

const pressed = vi.fn();

const TestMenu = () => (
  <>
    <Menu label="Your menu" trigger="Mei">
      {['Profile', 'My Trips', 'Messages', 'Help Center', 'Log Out'].map((name) => (
        <button key={name} type="button" role="menuitem" onClick={() => pressed(name)}>
          {name}
        </button>
      ))}
    </Menu>
    <a href="/elsewhere">Elsewhere</a>
  </>
);

const button = () => page.getByRole('button', { name: 'Your menu' });
const menu = () => page.getByRole('menu', { name: 'Your menu' });
const focusedItem = () => document.activeElement?.textContent;

beforeEach(async () => {
  pressed.mockClear();
  await show(<TestMenu />);
});

const open = async (key = '{Enter}') => {
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(button().element());
  await userEvent.keyboard(key);
  await expect.element(menu()).toBeVisible();
};

test('announces that the button opens a menu, and whether it is open', async () => {
  await expect.element(button()).toHaveAttribute('aria-haspopup', 'menu');
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
  await open();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  expect(button().element().getAttribute('aria-controls')).toBe(menu().element().id);
});

test.each([
  ['{Enter}', 'Profile'],
  ['{ArrowDown}', 'Profile'],
  ['{ArrowUp}', 'Log Out'],
])('%s on the button opens the menu with the focus on %s', async (key, item) => {
  await open(key);
  expect(focusedItem()).toBe(item);
});

test('moves between items and wraps around with the arrow keys, and moves to the ends with Home and End', async () => {
  await open();
  for (const [key, item] of [
    ['{ArrowDown}', 'My Trips'],
    ['{ArrowUp}', 'Profile'],
    ['{ArrowUp}', 'Log Out'],
    ['{ArrowDown}', 'Profile'],
    ['{End}', 'Log Out'],
    ['{Home}', 'Profile'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(focusedItem(), key).toBe(item);
  }
});

test('cycles through the items that start with a letter when it is repeated', async () => {
  await open();
  for (const item of ['My Trips', 'Messages', 'My Trips']) {
    await userEvent.keyboard('m');
    expect(focusedItem()).toBe(item);
  }
});

test('searches for a word typed as consecutive letters, and does nothing if no item starts with it', async () => {
  await open();
  await userEvent.keyboard('me');
  expect(focusedItem()).toBe('Messages');
  await userEvent.keyboard('x');
  expect(focusedItem()).toBe('Messages');
});

test('activates the item on Enter and Space, closes the menu and restores focus', async () => {
  for (const [key, item] of [
    ['{Enter}', 'Profile'],
    [' ', 'My Trips'],
  ] as const) {
    button().element().focus();
    await userEvent.keyboard('{ArrowDown}');
    if (item !== 'Profile') await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(key);
    expect(pressed).toHaveBeenLastCalledWith(item);
    await expect.element(menu()).not.toBeInTheDocument();
    expect(document.activeElement).toBe(button().element());
  }
});

test('closes the menu on Escape, and restores focus to the button', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(button().element());
});

test('closes the menu on Tab and on a click elsewhere', async () => {
  await open();
  await userEvent.keyboard('{Tab}');
  await expect.element(menu()).not.toBeInTheDocument();
  await button().click();
  await expect.element(menu()).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 600, y: 600 } });
  await expect.element(menu()).not.toBeInTheDocument();
});

test('opens once its items have loaded if the button was clicked before, with focus on the first item', async () => {
  const LateMenu = () => {
    const [here, setHere] = useState(false);
    return (
      <>
        <Menu label="Late" trigger="Late">
          {here ? (
            <button type="button" role="menuitem">
              First
            </button>
          ) : null}
        </Menu>
        <p onPointerEnter={() => setHere(true)}>They come</p>
      </>
    );
  };
  await show(<LateMenu />);
  const late = page.getByRole('button', { name: 'Late' });
  await late.click();
  await expect.element(late).toHaveAttribute('aria-expanded', 'false');
  await page.getByText('They come').hover();
  await expect.element(late).toHaveAttribute('aria-expanded', 'true');
  expect(focusedItem()).toBe('First');
});
