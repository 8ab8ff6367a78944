import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Returns the element of a case that receives focus: its first link or button, or the case itself. */
export const getCaseTarget = (item: Element | undefined): HTMLElement | null =>
  item instanceof HTMLElement ? (item.querySelector<HTMLElement>('a[href], button') ?? item) : null;

/**
 * Moves focus between the cases in an element. The keys work only inside it, and not while the user types or a dialog
 * of the list is open.
 */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  const from = event.target as HTMLElement;
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  if (from.closest('input, textarea, select, dialog, [role="dialog"]')) return;
  const items = [...event.currentTarget.querySelectorAll('[data-case]')];
  const at = items.findIndex((item) => item.contains(from));
  const next = getCaseTarget(items[at + step]);
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
};
