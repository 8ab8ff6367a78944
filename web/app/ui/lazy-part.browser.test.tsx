import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { lazyPart } from './lazy-part.tsx';
import { MissingPartDialog } from './missing-part-dialog.tsx';

afterEach(() => vi.restoreAllMocks());

/** The error of Chrome for missing code. */
const missing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/part.js'));

const Calendar = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    June
  </button>
);

/** A form with a button that opens a part. */
const form = (Part: ReturnType<typeof lazyPart<{ onClose: () => void }>>) => {
  const Form = () => {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <input aria-label="Wish" />
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <Suspense>{isOpen ? <Part onClose={() => setIsOpen(false)} /> : null}</Suspense>
      </>
    );
  };
  return <Form />;
};

test.each([
  ['a part', undefined],
  ['a dialog', MissingPartDialog],
])('keeps the typed text if the code of %s is missing, and offers a reload', async (_, Instead) => {
  await show(form(lazyPart<{ onClose: () => void }>(missing, Instead)));
  await page.getByRole('textbox', { name: 'Wish' }).fill('Cats');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByText('This part couldn’t be loaded')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(document.querySelector('input')?.value).toBe('Cats');
});

test('requests the code again the next time that the part is shown', async () => {
  const load = vi.fn(missing as () => Promise<typeof Calendar>);
  await show(form(lazyPart(load, MissingPartDialog)));
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  load.mockResolvedValue(Calendar);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('button', { name: 'June' })).toBeVisible();
});

const setOnline = (isOnline: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

test.each([
  ['a part', undefined],
  ['a dialog', MissingPartDialog],
])('offline, %s offers no reload and loads once the network is back', async (_, Instead) => {
  setOnline(false);
  const load = vi.fn(missing as () => Promise<typeof Calendar>);
  await show(form(lazyPart(load, Instead)));
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByText('This part loads once you’re back online.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Reload' }).elements()).toEqual([]);
  load.mockResolvedValue(Calendar);
  setOnline(true);
  await expect.element(page.getByRole('button', { name: 'June' })).toBeVisible();
});

test('requests the code of a part that is on every page again at the next navigation', async () => {
  const load = vi.fn(missing as () => Promise<() => ReactNode>);
  const Bell = lazyPart(load, () => null);
  await show(
    <Suspense>
      <Link to="/help">Help</Link>
      <Bell />
    </Suspense>,
  );
  await expect.poll(() => load.mock.calls.length).toBe(1);
  load.mockResolvedValue(() => <p>Notices</p>);
  await page.getByRole('link', { name: 'Help' }).click();
  await expect.element(page.getByText('Notices')).toBeVisible();
});
