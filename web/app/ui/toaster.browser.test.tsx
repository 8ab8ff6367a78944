import type { Locale } from '@tomoguide/contract/locale';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { createPageTexts } from '../translation/rendered-texts.ts';
import { TextsContext } from '../translation/use-translation.ts';
import { Dialog } from './dialog.tsx';
import { clearToast, HOVERED_MS, SHOWN_MS, showToast } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  clearToast();
});

const region = () => document.querySelector('[aria-live]');

test('renders an empty live region first, so that screen readers announce the first toast', async () => {
  await show(<Toaster />);
  expect(region()?.getAttribute('aria-live')).toBe('polite');
  showToast({ title: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(region()?.textContent).toContain('Saved');
});

test('announces errors assertively', async () => {
  await show(<Toaster />);
  showToast({ title: 'Payment Failed', tone: 'destructive' });
  await expect.element(page.getByText('Payment Failed')).toBeVisible();
  expect(region()?.getAttribute('aria-live')).toBe('assertive');
});

test('replaces the old toast with a new one, which stays for its full duration', async () => {
  await show(<Toaster />);
  showToast({ title: 'First' });
  await expect.element(page.getByText('First')).toBeVisible();
  vi.advanceTimersByTime(SHOWN_MS.plain - 100);
  showToast({ title: 'Second' });
  await expect.element(page.getByText('Second')).toBeVisible();
  await expect.element(page.getByText('First')).not.toBeInTheDocument();
  vi.advanceTimersByTime(SHOWN_MS.plain - 100);
  await expect.element(page.getByText('Second')).toBeVisible();
  vi.advanceTimersByTime(200);
  await expect.element(page.getByText('Second')).not.toBeInTheDocument();
});

/** Moves the pointer onto the toast, and then a little further. */
const hover = async (toast: ReturnType<typeof page.getByText>) => {
  await toast.hover({ position: { x: 4, y: 4 } });
  await toast.hover({ position: { x: 12, y: 8 } });
};

test('keeps a toast longer while the pointer is on it', async () => {
  await show(<Toaster />);
  showToast({ title: 'Refund on its way' });
  const toast = page.getByText('Refund on its way');
  await hover(toast);
  vi.advanceTimersByTime(SHOWN_MS.plain * 2);
  await expect.element(toast).toBeVisible();
  await userEvent.hover(document.documentElement, { position: { x: 2, y: 2 } });
  vi.advanceTimersByTime(SHOWN_MS.plain + 100);
  await expect.element(toast).not.toBeInTheDocument();
});

test('removes a toast eventually, even if the pointer stays on it', async () => {
  await show(<Toaster />);
  showToast({ title: 'Refund on its way' });
  const toast = page.getByText('Refund on its way');
  await hover(toast);
  vi.advanceTimersByTime(HOVERED_MS + 100);
  await expect.element(toast).not.toBeInTheDocument();
});

test('removes a toast that appears under a resting pointer on time, or on a click', async () => {
  await show(<Toaster />);
  showToast({ title: 'Approved' });
  const toast = page.getByText('Approved');
  await toast.hover();
  // The pointer is already where the next toast appears.
  showToast({ title: 'Approved', tone: 'success' });
  await expect.poll(() => document.querySelector('[data-toast="success"]:hover')).not.toBeNull();
  vi.advanceTimersByTime(SHOWN_MS.success + 100);
  await expect.element(toast).not.toBeInTheDocument();
  showToast({ title: 'Approved' });
  await toast.click();
  await expect.element(toast).not.toBeInTheDocument();
});

test('keeps a toast while its button has focus', async () => {
  await show(<Toaster />);
  showToast({ title: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Close' }).element());
  vi.advanceTimersByTime(SHOWN_MS.plain * 3);
  await expect.element(page.getByText('Saved')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
});

test('closes the toast on a click on its close button', async () => {
  await show(<Toaster />);
  showToast({ title: 'Saved' });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
});

test('announces a toast over a modal dialog, and allows closing the toast', async () => {
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

test('shows a toast on the page if its dialog closes at the same time', async () => {
  const Part = () => {
    const [open, setOpen] = useState(true);
    const done = () => {
      showToast({ title: 'Payment Successful' });
      setOpen(false);
    };
    const dialog = (
      <Dialog open onClose={() => {}} title="Payment">
        <button type="button" onClick={done}>
          Pay
        </button>
      </Dialog>
    );
    return (
      <>
        {open ? dialog : <p>Behind it</p>}
        <Toaster />
      </>
    );
  };
  await show(<Part />);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect.element(page.getByText('Behind it')).toBeVisible();
  await expect.element(page.getByText('Payment Successful')).toBeVisible();
});

test('does not keep the next toast open because of the pointer that closed the previous one', async () => {
  await show(<Toaster />);
  showToast({ title: 'First' });
  await page.getByText('First').hover();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('First')).not.toBeInTheDocument();
  await userEvent.hover(document.documentElement, { position: { x: 2, y: 2 } });
  showToast({ title: 'Second' });
  await expect.element(page.getByText('Second')).toBeVisible();
  vi.advanceTimersByTime(SHOWN_MS.plain + 100);
  await expect.element(page.getByText('Second')).not.toBeInTheDocument();
});

test('dismisses an error toast when the user types, but not a success toast', async () => {
  await show(
    <>
      <input aria-label="Password" />
      <Toaster />
    </>,
  );
  const type = (text: string) => page.getByLabelText('Password').fill(text);
  showToast({ title: 'Saved', tone: 'success' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  await type('a');
  await expect.element(page.getByText('Saved')).toBeVisible();
  showToast({ title: 'Sign up failed', tone: 'destructive' });
  await expect.element(page.getByText('Sign up failed')).toBeVisible();
  await type('ab');
  await expect.element(page.getByText('Sign up failed')).not.toBeInTheDocument();
});

test('dismisses a toast when the language changes', async () => {
  const Reader = () => {
    const [locale, setLocale] = useState<Locale>('en');
    return (
      <TextsContext value={createPageTexts(locale).texts}>
        <button type="button" onClick={() => setLocale('zh-CN')}>
          中文
        </button>
        <Toaster />
      </TextsContext>
    );
  };
  await show(<Reader />);
  showToast({ title: 'Logged out' });
  await expect.element(page.getByText('Logged out')).toBeVisible();
  await page.getByRole('button', { name: '中文' }).click();
  await expect.element(page.getByText('Logged out')).not.toBeInTheDocument();
});

test('dismisses a toast on a horizontal swipe, but not on a touch without movement', async () => {
  await show(<Toaster />);
  showToast({ title: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  const toast = page.getByText('Saved').element().closest('[data-toast]');
  const dispatchTouch = (type: string, clientX: number) =>
    toast?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 700 }),
    );
  dispatchTouch('pointerdown', 100);
  dispatchTouch('pointermove', 110);
  await expect.element(page.getByText('Saved')).toBeVisible();
  dispatchTouch('pointermove', 160);
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
});

test.each([
  ['of the site and of the page', 56],
  ['of the page only', 0],
])('on a phone, shows a toast below every heading and above the bars %s', async (_, bar) => {
  await page.viewport(390, 844);
  await show(
    <>
      {bar > 0 ? <nav data-bottom-bar /> : null}
      <div data-edge-bar style={{ position: 'fixed', insetInline: 0, bottom: bar, height: 96 }} />
      <Toaster />
    </>,
  );
  showToast({ title: 'Logged in successfully', description: 'Welcome back!' });
  await expect.element(page.getByText('Welcome back!')).toBeVisible();
  const { top, bottom } = page.getByText('Welcome back!').element().getBoundingClientRect();
  await page.viewport(1280, 800);
  expect(top).toBeGreaterThan(844 / 2);
  expect(bottom).toBeLessThan(844 - bar - 96);
  expect(bottom).toBeGreaterThan(844 - bar - 96 - 80);
});

test('between tablet and desktop width, shows a toast above the bar of a case', async () => {
  await page.viewport(1100, 800);
  await show(
    <>
      <div data-edge-bar="case" style={{ position: 'fixed', inset: 'auto 0 0', height: 136 }} />
      <Toaster />
    </>,
  );
  showToast({ title: 'Not saved' });
  await expect.element(page.getByText('Not saved')).toBeVisible();
  const { bottom } = page.getByText('Not saved').element().getBoundingClientRect();
  await page.viewport(1280, 800);
  expect(bottom).toBeLessThan(800 - 136);
  expect(bottom).toBeGreaterThan(800 - 136 - 80);
});
