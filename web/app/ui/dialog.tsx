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
  /** Stays at the bottom edge of the dialog while the content scrolls. */
  footer?: ReactNode;
  /** True while money is being moved, so that neither Escape nor a tap outside closes the dialog. */
  locked?: boolean;
  /** True for a form with content next to it: the dialog is wider if there is room. */
  wide?: boolean;
}

/** A modal dialog on desktop, a bottom sheet on phones. The browser traps focus inside. */
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
    // Runs before an effect of the content can take focus.
    dialog.showModal();
    const leave = enterModal(dialog);
    return () => {
      leave();
      // Closes the dialog rather than just unmounting it, so that focus is restored. React also runs this
      // cleanup while something inside suspends, and then shows the dialog again.
      closedHere.current = dialog.open;
      dialog.close();
      // The button that opened the dialog may no longer exist, for example because its item was removed in
      // the dialog.
      restoreFocusAfterRemoval(dialog);
    };
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={`sheet flex-col overflow-hidden bg-surface p-0 shadow-pop open:flex ${wide ? 'wide' : ''}`}
      // Chrome lets a page cancel Escape at most twice in a row; this attribute always prevents closing.
      closedby={locked ? 'none' : 'closerequest'}
      // React bubbles both events from nested dialogs.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        // Not called if the component itself closed the dialog.
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
