import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { lazyPart } from './lazy-part.tsx';
import { NewReleaseDialog } from './new-release-dialog.tsx';

/** The error of Chrome for code that is gone. */
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
  ['a dialog', NewReleaseDialog],
])('keeps what was typed when the code of %s is gone, and offers a reload', async (_, Instead) => {
  await show(form(lazyPart<{ onClose: () => void }>(missing, Instead)));
  await page.getByRole('textbox', { name: 'Wish' }).fill('Cats');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByText('A new version is available')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(document.querySelector('input')?.value).toBe('Cats');
});

test('requests the code again the next time that the part is shown', async () => {
  const load = vi.fn(missing as () => Promise<typeof Calendar>);
  await show(form(lazyPart(load, NewReleaseDialog)));
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  load.mockResolvedValue(Calendar);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('button', { name: 'June' })).toBeVisible();
});
