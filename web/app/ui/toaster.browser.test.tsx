import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Dialog } from './dialog.tsx';
import { currentToast, dismissToast, showToast } from './toast.ts';
import { Toaster } from './toaster.tsx';

const SHOWN_MS = 6_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
});

const region = () => document.querySelector('[aria-live]');

test('the live region stands before anything is said, so that screen readers hear the first toast', async () => {
  await show(<Toaster />);
  expect(region()?.getAttribute('aria-live')).toBe('polite');
  showToast({ title: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(region()?.textContent).toContain('Saved');
});

test('what went wrong interrupts the reader', async () => {
  await show(<Toaster />);
  showToast({ title: 'Payment Failed', tone: 'destructive' });
  await expect.element(page.getByText('Payment Failed')).toBeVisible();
  expect(region()?.getAttribute('aria-live')).toBe('assertive');
});

test('a new toast takes the place of the old and stays its own whole time', async () => {
  await show(<Toaster />);
  showToast({ title: 'First' });
  await expect.element(page.getByText('First')).toBeVisible();
  vi.advanceTimersByTime(SHOWN_MS - 100);
  showToast({ title: 'Second' });
  await expect.element(page.getByText('Second')).toBeVisible();
  await expect.element(page.getByText('First')).not.toBeInTheDocument();
  vi.advanceTimersByTime(SHOWN_MS - 100);
  await expect.element(page.getByText('Second')).toBeVisible();
  vi.advanceTimersByTime(200);
  await expect.element(page.getByText('Second')).not.toBeInTheDocument();
});

test('a toast stays while the pointer is on it, and goes afterwards', async () => {
  await show(<Toaster />);
  showToast({ title: 'Refund on its way' });
  const toast = page.getByText('Refund on its way');
  await toast.hover();
  vi.advanceTimersByTime(SHOWN_MS * 3);
  await expect.element(toast).toBeVisible();
  await userEvent.hover(document.documentElement, { position: { x: 2, y: 2 } });
  vi.advanceTimersByTime(SHOWN_MS + 100);
  await expect.element(toast).not.toBeInTheDocument();
});

test('a toast stays while the focus is on its button', async () => {
  await show(<Toaster />);
  showToast({ title: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Close' }).element());
  vi.advanceTimersByTime(SHOWN_MS * 3);
  await expect.element(page.getByText('Saved')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
});

test('its button closes it', async () => {
  await show(<Toaster />);
  showToast({ title: 'Saved' });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
});

test('over a modal dialog it is read out, and its button closes it', async () => {
  const part = (open: boolean) => (
    <>
      <Dialog open={open} onClose={() => {}} title="Cancel the booking">
        <p>Everything comes back.</p>
      </Dialog>
      <Toaster />
    </>
  );
  await show(part(true));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(region()?.closest('dialog')?.open).toBe(true);
  showToast({ title: 'Saved' });
  await page.getByRole('dialog').getByText('Saved').hover();
  await page.getByText('Saved').element().closest('[data-toast]')?.querySelector('button')?.focus();
  expect(document.activeElement?.closest('[data-toast]')).not.toBeNull();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
