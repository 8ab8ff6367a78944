import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { X } from '../../ui/icons.ts';
import { useSheetEntry } from '../../ui/use-sheet-entry.ts';

/** Methods that the surrounding form can call. */
export interface SheetControl {
  /** Opens the sheet immediately. Has no effect on wide screens, where the form is always visible. */
  show: () => void;
}

interface Props {
  id: string;
  title: string;
  children: ReactNode;
  control: Ref<SheetControl>;
  /**
   * Called when the sheet opens or closes. While it is open, the current history entry belongs to the
   * sheet, and navigation must replace that entry.
   */
  onOpen: (open: boolean) => void;
}

/** Returns all elements outside the panel, up to the body, that are not yet inert. */
const listElementsAround = (panel: HTMLElement): HTMLElement[] => {
  const around: HTMLElement[] = [];
  for (let node = panel; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert)
        around.push(sibling);
    }
  }
  return around;
};

const isShown = (panel: HTMLElement | null): boolean => panel?.matches(':popover-open') ?? false;

/**
 * The container of the search form. On phones, a bottom sheet that a button with `popovertarget` can open
 * before hydration; on wider screens, part of the page (.search-sheet in app.css).
 */
export const SearchSheet = ({ id, title, children, control, onOpen }: Props) => {
  const { t } = useTranslation('layout');
  const panel = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLElement[]>([]);
  const wasOpen = useRef(false);
  const { open, show, hide } = useSheetEntry('search');
  const clearInert = () => {
    for (const element of around.current.splice(0)) element.inert = false;
  };
  useImperativeHandle(control, () => ({
    show: () => {
      const sheet = panel.current;
      const inPlace = sheet !== null && getComputedStyle(sheet).display !== 'none';
      if (sheet && !inPlace) sheet.showPopover();
    },
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration.
  useEffect(() => {
    // Adds the missing history entry if the sheet was opened before hydration.
    if (isShown(panel.current)) show();
    return clearInert;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the history entry decides.
  useEffect(() => {
    onOpen(open);
    const shown = isShown(panel.current);
    if (open && !shown) panel.current?.showPopover();
    if (!open && shown && wasOpen.current) panel.current?.hidePopover();
    wasOpen.current = open;
    // Focuses the sheet itself, so that no list or keyboard covers its fields before the user taps one.
    if (open && !panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, [open]);
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      {...(open ? { role: 'dialog', 'aria-modal': true, 'aria-label': title, tabIndex: -1 } : {})}
      className="search-sheet outline-none"
      onBeforeToggle={({ newState, target, currentTarget }) => {
        // Must run before focus returns to the button, which cannot receive focus while it is inert.
        if (newState === 'closed' && target === currentTarget) clearInert();
      }}
      onToggle={({ newState, target, currentTarget }) => {
        // React bubbles this event, so it also arrives from a calendar inside the sheet.
        if (target !== currentTarget) return;
        if (newState === 'open') {
          around.current = listElementsAround(currentTarget);
          for (const element of around.current) element.inert = true;
          show();
          return;
        }
        for (const dialog of currentTarget.querySelectorAll('dialog')) dialog.close();
        hide();
      }}
    >
      <div className="flex shrink-0 items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5 sm:hidden">
        <p className="font-semibold text-lg">{title}</p>
        <IconButton label={t('layout.close')} popoverTarget={id} popoverTargetAction="hide">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {children}
    </div>
  );
};
