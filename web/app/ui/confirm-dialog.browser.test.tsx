import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const getStyle = (name: string) =>
  getComputedStyle(page.getByRole('button', { name }).element() as HTMLElement);

test('outlines an irreversible action in its own color, and never fills it like the primary one', async () => {
  const noop = () => {};
  await show(
    <ConfirmDialog
      open
      title="Cancel?"
      confirmLabel="Cancel it"
      onConfirm={noop}
      onClose={noop}
      danger
    >
      You lose the deposit.
    </ConfirmDialog>,
  );
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--danger)';
  const danger = getComputedStyle(probe).color;
  probe.style.color = 'var(--seal-strong)';
  expect(getComputedStyle(probe).color).not.toBe(danger);
  probe.remove();
  expect(getStyle('Cancel it').color).toBe(danger);
  expect(getStyle('Cancel it').borderTopColor).toBe(danger);
  expect(getStyle('Cancel it').backgroundColor).toBe(getStyle('Back').backgroundColor);
});
