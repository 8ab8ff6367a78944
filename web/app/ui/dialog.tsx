import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { handOnFocus } from './hand-on-focus.ts';
import { IconButton } from './icon-button.tsx';
import { X } from './icons.ts';
import { enterModal } from './modal.ts';
import { useBackdropPress } from './use-backdrop-press.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays at the lower edge while the content scrolls. */
  footer?: ReactNode;
  /** Money moves: neither Escape nor a tap outside closes it. */
  locked?: boolean;
  /** A form with something beside it: wider where there is room. */
  wide?: boolean;
}

/** A dialog on the desktop, a sheet from below on phones. The browser keeps the focus inside. */
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
    // Before an effect of what stands inside may take the focus.
    dialog.showModal();
    const leave = enterModal(dialog);
    return () => {
      leave();
      // Closed rather than only taken away, so that the focus goes back to where it was. React does this,
      // too, while something inside still loads, and shows it again.
      closedHere.current = dialog.open;
      dialog.close();
      // What opened it may be gone with it, as the thing that was removed in it.
      handOnFocus(dialog);
    };
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={`sheet flex-col overflow-hidden bg-surface p-0 shadow-pop open:flex ${wide ? 'wide' : ''}`}
      // Chrome lets a page refuse Escape twice in a row at most; this attribute holds.
      closedby={locked ? 'none' : 'closerequest'}
      // React hands both on from a dialog that stands inside this one.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        // Not where the page itself has closed it.
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
            <IconButton label={t('close')} onClick={onClose} disabled={locked}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
          <div className="overflow-y-auto overscroll-contain p-5">{children}</div>
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
