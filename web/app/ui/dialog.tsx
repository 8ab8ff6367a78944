import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { IconButton } from './icon-button.tsx';
import { X } from './icons.ts';
import { enterModal } from './modal.ts';
import { restoreFocusAfterRemoval } from './restore-focus.ts';
import { useBackdropPress } from './use-backdrop-press.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays at the bottom edge while the content scrolls. */
  footer?: ReactNode;
  /** Money is being moved, so neither Escape nor a tap outside closes it. */
  locked?: boolean;
  /** For a form with content next to it: wider if there is space. */
  wide?: boolean;
}

/** A dialog on desktop, a bottom sheet on phones. The browser traps the focus inside. */
export const Dialog = (props: Props) => {
  const { open, onClose, title, children, footer, locked = false, wide = false } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const closedHere = useRef(false);
  const backdrop = useBackdropPress(() => {
    if (!locked) onClose();
  });
  const titleId = useId();
  const { t } = useTranslation('layout');
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    // Runs before an effect of the content can take the focus.
    dialog.showModal();
    const leave = enterModal(dialog);
    return () => {
      leave();
      // Closed rather than just removed, so that the focus returns to where it was. React also runs this
      // while something inside suspends, and then shows the dialog again.
      closedHere.current = dialog.open;
      dialog.close();
      // The opener may no longer exist, for example if its item was removed in the dialog.
      restoreFocusAfterRemoval(dialog);
    };
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={`sheet flex-col overflow-hidden bg-surface p-0 shadow-pop open:flex ${wide ? 'wide' : ''}`}
      // Chrome lets a page cancel Escape at most twice in a row; this attribute always works.
      closedby={locked ? 'none' : 'closerequest'}
      // React bubbles both events from nested dialogs.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        // Not called if the page itself closed it.
        if (!closedHere.current) onClose();
        closedHere.current = false;
      }}
      onCancel={(event) => {
        if (locked && event.target === event.currentTarget) event.preventDefault();
      }}
      {...backdrop}
    >
      {open ? (
        <>
          <div className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5">
            <h2 id={titleId} className="font-semibold text-lg">
              {title}
            </h2>
            <IconButton label={t('layout.close')} onClick={onClose} disabled={locked}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
          {/* Positioned, or visually hidden text inside would make the dialog itself scroll. */}
          <div className="relative overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer ? (
            <div className="border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          ) : null}
        </>
      ) : null}
    </dialog>
  );
};
