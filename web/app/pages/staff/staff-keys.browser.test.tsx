import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { Button } from '../../ui/button.tsx';
import { Checklist } from './checklist.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { StaffKeysHelp } from './staff-keys-help.tsx';

const REASON = { label: 'Message', missing: 'Write a message.', max: 200 };

/** Two cases with the decisions and checklist of the console. */
const Console = ({ onDecide }: { onDecide: (what: string) => void }) => {
  const [rejecting, setRejecting] = useState<number | null>(null);
  return (
    <main>
      <StaffKeysHelp />
      <input aria-label="Search" />
      {[1, 2].map((id) => (
        <section key={id} data-case="" aria-label={`Case ${id}`} tabIndex={-1}>
          <Checklist checks={[`Check of ${id}`]} />
          <Button aria-keyshortcuts="A" onClick={() => onDecide(`accept ${id}`)}>
            Accept {id}
          </Button>
          <Button aria-keyshortcuts="R" onClick={() => setRejecting(id)}>
            Reject {id}
          </Button>
        </section>
      ))}
      {rejecting ? (
        <ReasonDialog
          what={`case:${rejecting}`}
          title="Reject?"
          text="It ends here."
          confirmLabel="Reject"
          reason={REASON}
          send={async (reason) => onDecide(`reject ${rejecting}: ${reason}`)}
          done="Rejected"
          onClose={() => setRejecting(null)}
        />
      ) : null}
    </main>
  );
};

let decided: string[];
beforeEach(async () => {
  decided = [];
  sessionStorage.clear();
  await page.viewport(1280, 800);
  await show(<Console onDecide={(what) => decided.push(what)} />, {
    as: sampleSession({ isStaff: true }),
  });
  await expect.element(page.getByRole('button', { name: 'Accept 1' })).toBeVisible();
});
afterEach(() => page.viewport(1280, 800));

test('a key decides the first case, or the one with the focus', async () => {
  await userEvent.keyboard('a');
  (page.getByRole('region', { name: 'Case 2' }).element() as HTMLElement).focus();
  await userEvent.keyboard('a');
  expect(decided).toEqual(['accept 1', 'accept 2']);
  await userEvent.keyboard('1');
  await expect.element(page.getByRole('checkbox', { name: 'Check of 2' })).toBeChecked();
});

test('keys do nothing while the user types, with a modifier, or behind a dialog', async () => {
  await page.getByLabelText('Search').click();
  await userEvent.keyboard('a1r?');
  await expect.element(page.getByLabelText('Search')).toHaveValue('a1r?');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('a');
  expect(decided).toEqual([]);
});

test('the key for a rejection focuses the message, and Ctrl+Enter sends it', async () => {
  await userEvent.keyboard('r');
  await expect.element(page.getByLabelText('Message')).toHaveFocus();
  await userEvent.keyboard('The picture is blurred.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => decided).toEqual(['reject 1: The picture is blurred.']);
});

test('lists the keys behind a button that is hidden on phones', async () => {
  const help = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await help.click();
  await expect.element(page.getByText(/^Approve, accept, verify/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.viewport(390, 844);
  // Hidden elements have no role.
  await expect.element(help).not.toBeInTheDocument();
});

test('single keys can be turned off and on again on the device', async () => {
  const setting = page.getByRole('checkbox', { name: /^Use single-key shortcuts/ });
  const openHelp = () => page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await openHelp();
  await setting.click();
  await userEvent.keyboard('{Escape}');
  expect(localStorage.getItem('staffKeys')).toBe('off');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('a?');
  expect(decided).toEqual([]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await openHelp();
  await setting.click();
  await userEvent.keyboard('{Escape}');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('a');
  expect(decided).toEqual(['accept 1']);
});

test('a key that does not apply to the first case of a list decides none, but can decide an open case', async () => {
  const button = (what: string) => (
    <Button aria-keyshortcuts="A" onClick={() => decided.push(what)}>
      {what}
    </Button>
  );
  const list = (
    <ul>
      <li data-case="">Public review</li>
      <li data-case="">{button('Show again')}</li>
    </ul>
  );
  const as = sampleSession({ isStaff: true });
  const keys = <StaffKeysHelp />;
  await cleanup();
  await show(
    <main>
      {keys}
      {list}
    </main>,
    { as },
  );
  await expect.element(page.getByRole('button', { name: 'Show again' })).toBeVisible();
  await userEvent.keyboard('a');
  expect(decided).toEqual([]);
  await cleanup();
  await show(
    <main>
      {keys}
      {list}
      <section data-case="">{button('Approve')}</section>
    </main>,
    { as },
  );
  await expect.element(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await userEvent.keyboard('a');
  expect(decided).toEqual(['Approve']);
});
