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

/** Takes the focus itself, as a calendar does for its arrows. */
const Eager = ({ onTake }: { onTake: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" onClick={onTake}>
      Take it
    </button>
  );
};

/** A dialog that is in the page only while it is open. */
const Passing = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change the day
      </button>
      {open ? (
        <Dialog open onClose={() => setOpen(false)} title="Choose a day">
          <Eager onTake={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  );
};

const opener = () => page.getByRole('button', { name: 'Change the day' });
const dialog = () => page.getByRole('dialog', { name: 'Choose a day' });

const opened = async (locked = false) => {
  await show(<Opener locked={locked} />);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
};

test('a dialog is named by its title and takes the focus', async () => {
  await opened();
  expect(dialog().element().contains(document.activeElement)).toBe(true);
});

test('Tab stays among the controls of the dialog', async () => {
  await opened();
  const visited = new Set<Element | null>();
  for (let press = 0; press < 8; press += 1) {
    await userEvent.keyboard('{Tab}');
    visited.add(document.activeElement);
  }
  expect(visited).not.toContain(opener().element());
  expect(visited).not.toContain(document.querySelector('a'));
  expect(visited).toContain(page.getByRole('textbox', { name: 'Day' }).element());
});

test('Escape closes the dialog and the focus returns to the button that opened it', async () => {
  await opened();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(opener().element());
});

test('what stands in a dialog may take the focus; taken away it gives it back, too', async () => {
  await show(<Passing />);
  (opener().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Take it' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(opener().element());
});

test('a press on the backdrop closes the dialog, one inside does not', async () => {
  await opened();
  await dialog().getByText('Choose a day').click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 } });
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a press that began inside and ended on the backdrop does not close the dialog', async () => {
  await opened();
  const shown = dialog().element();
  // As where a text is selected with the mouse: the click is on what holds both ends.
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

test('a dialog whose work is under way stays open, however often Escape is pressed', async () => {
  await opened(true);
  let closings = 0;
  dialog()
    .element()
    .addEventListener('close', () => {
      closings += 1;
    });
  // Chrome lets a page refuse the first two only.
  for (let press = 0; press < 5; press += 1) {
    await userEvent.keyboard('{Escape}');
    await new Promise(requestAnimationFrame);
  }
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 } });
  await expect.element(dialog()).toBeVisible();
  expect(closings).toBe(0);
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled();
});

/** What is removed in the dialog takes the button along that opened it. */
const Removed = () => {
  const [isThere, setThere] = useState(true);
  const [open, setOpen] = useState(false);
  return (
    <main id="content" tabIndex={-1}>
      {isThere ? (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Change the day
          </button>
          <Dialog open={open} onClose={() => setOpen(false)} title="Choose a day">
            <button type="button" onClick={() => setThere(false)}>
              Take it
            </button>
          </Dialog>
        </>
      ) : null}
    </main>
  );
};

test('where the button is gone that opened it, the focus goes to the content', async () => {
  await show(<Removed />);
  await opener().click();
  await dialog().getByRole('button', { name: 'Take it' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('Escape in a dialog that stands inside another closes that one only', async () => {
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
