import { useEffect, useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Dialog } from './dialog.tsx';

const Opener = ({ locked = false }: { locked?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change the day
      </button>
      <a href="/elsewhere">Elsewhere</a>
      <Dialog open={open} onClose={() => setOpen(false)} title="Choose a day" locked={locked}>
        <input aria-label="Day" />
        <button type="button">Take it</button>
      </Dialog>
    </>
  );
};

/** Takes focus on mount, as a calendar does for its arrow keys. */
const FocusTaker = ({ onTake }: { onTake: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" onClick={onTake}>
      Take it
    </button>
  );
};

/** A dialog that is mounted only while it is open. */
const TemporaryDialog = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change the day
      </button>
      {open ? (
        <Dialog open onClose={() => setOpen(false)} title="Choose a day">
          <FocusTaker onTake={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  );
};

const opener = () => page.getByRole('button', { name: 'Change the day' });
const dialog = () => page.getByRole('dialog', { name: 'Choose a day' });

const openDialog = async (locked = false) => {
  await show(<Opener locked={locked} />);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
};

test('labels the dialog with its title, and moves focus into it', async () => {
  await openDialog();
  expect(dialog().element().contains(document.activeElement)).toBe(true);
});

test('keeps Tab within the controls of the dialog', async () => {
  await openDialog();
  const visited = new Set<Element | null>();
  for (let press = 0; press < 8; press += 1) {
    await userEvent.keyboard('{Tab}');
    visited.add(document.activeElement);
  }
  expect(visited).not.toContain(opener().element());
  expect(visited).not.toContain(document.querySelector('a'));
  expect(visited).toContain(page.getByRole('textbox', { name: 'Day' }).element());
});

test('closes the dialog on Escape, and restores focus to the button that opened it', async () => {
  await openDialog();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(opener().element());
});

test('lets its content take initial focus, and restores focus to the opener when unmounted', async () => {
  await show(<TemporaryDialog />);
  (opener().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Take it' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(opener().element());
});

test('closes the dialog on a click on the backdrop, but not on a click inside', async () => {
  await openDialog();
  await dialog().getByText('Choose a day').click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 } });
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('does not close the dialog after a press that starts inside and ends on the backdrop', async () => {
  await openDialog();
  const shown = dialog().element();
  // As when the user selects text with the mouse: the click's target is then the common ancestor of both
  // ends.
  page
    .getByRole('textbox', { name: 'Day' })
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const click = () => shown.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  click();
  await expect.element(dialog()).toBeVisible();
  shown.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('stays open while its action is in progress, no matter how often the user presses Escape', async () => {
  await openDialog(true);
  let closings = 0;
  dialog()
    .element()
    .addEventListener('close', () => {
      closings += 1;
    });
  // Chrome lets a page cancel only the first two presses.
  for (let press = 0; press < 5; press += 1) {
    await userEvent.keyboard('{Escape}');
    await new Promise(requestAnimationFrame);
  }
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 } });
  await expect.element(dialog()).toBeVisible();
  expect(closings).toBe(0);
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled();
});

/** An item whose dialog removes it together with the button that opened the dialog. */
const RemovableItem = () => {
  const [isRendered, setRendered] = useState(true);
  const [open, setOpen] = useState(false);
  return (
    <main id="content" tabIndex={-1}>
      {isRendered ? (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Change the day
          </button>
          <Dialog open={open} onClose={() => setOpen(false)} title="Choose a day">
            <button type="button" onClick={() => setRendered(false)}>
              Take it
            </button>
          </Dialog>
        </>
      ) : null}
    </main>
  );
};

test('moves focus to the content if the button that opened the dialog was removed', async () => {
  await show(<RemovableItem />);
  await opener().click();
  await dialog().getByRole('button', { name: 'Take it' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('closes only the nested dialog on Escape in it', async () => {
  const onClose = vi.fn();
  await show(
    <Dialog open onClose={onClose} title="Request a tour">
      <Opener />
    </Dialog>,
  );
  await opener().click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
