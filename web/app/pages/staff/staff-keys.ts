import { useEffect } from 'react';
import { keysAreOn } from './keys-setting.ts';

/** Text fields and lists, where a letter is input. */
const isTyping = (target: HTMLElement): boolean =>
  target.isContentEditable ||
  target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');

/** Finds the first control for the key, except in elements that match `except`. */
const findControl = (
  scope: ParentNode | null,
  key: string,
  except?: string,
): HTMLElement | undefined =>
  [...(scope?.querySelectorAll<HTMLElement>('[aria-keyshortcuts]') ?? [])].find(
    (control) =>
      control.getAttribute('aria-keyshortcuts') === key &&
      control.getAttribute('aria-disabled') !== 'true' &&
      !(except && control.matches(except)) &&
      control.checkVisibility(),
  );

/**
 * The console's keys: one that a control names as its `aria-keyshortcuts` clicks it, in the case that has the
 * focus, otherwise in the first one. Control and Enter confirm an open dialog, also from its text field. No key
 * does anything else while a dialog is open, the user types, or single keys are turned off.
 */
export const useStaffKeys = (onHelp: () => void): void => {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (event.defaultPrevented || event.altKey) return;
      const dialog = document.querySelector('dialog[open]');
      if (dialog) {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
        event.preventDefault();
        dialog.querySelector<HTMLElement>('[data-confirm]')?.click();
        return;
      }
      if (event.ctrlKey || event.metaKey || isTyping(target) || !keysAreOn()) return;
      // An open menu finds its items by their letters.
      if (target.closest('[role="menu"]')) return;
      if (event.key === '?') return onHelp();
      const key = event.key.toUpperCase();
      const first = document.querySelector('main [data-case]');
      const focused = target.closest('[data-case]');
      // Inside a list, J and K are the list's, and no key decides a case further down.
      const control =
        key === 'J'
          ? !focused && first?.querySelector<HTMLElement>('a[href], button')
          : (findControl(focused ?? first, key) ??
            (focused?.closest('li')
              ? undefined
              : findControl(document.querySelector('main'), key, 'li[data-case] *')));
      if (!control || event.repeat) return;
      event.preventDefault();
      control.focus();
      if (key !== 'J') control.click();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [onHelp]);
};
