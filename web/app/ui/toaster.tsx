import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from '../translation/use-translation.ts';
import { getTopModal, onModalChange } from './modal.ts';
import { clearToast, dismissToast, getCurrentToast, onToast, type Toast } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

/** Keeps the toast in the browser's top layer, above an open dialog. */
const useTopLayer = (toast: Toast | null, modal: HTMLDialogElement | null) => {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves each new toast to the top layer.
  useEffect(() => {
    const region = ref.current;
    // The toast left the top layer together with its dialog, so it enters it again from its new parent.
    if (!region?.showPopover || !region.isConnected) return;
    if (region.matches(':popover-open')) region.hidePopover();
    region.showPopover();
  }, [toast, modal]);
  return ref;
};

/** Removes the toast when the user changes the language, because its text is in the previous one. */
const useClearOnLanguageChange = (): void => {
  const locale = useLocale();
  const last = useRef(locale);
  useEffect(() => {
    if (last.current === locale) return;
    last.current = locale;
    clearToast();
  }, [locale]);
};

/** Dismisses an error toast as soon as the user types, because that starts to fix the error. */
const useDismissOnInput = (toast: Toast | null): void => {
  useEffect(() => {
    if (toast?.tone !== 'destructive') return;
    const dismiss = () => dismissToast(toast.id);
    // Delayed, so that the pending input event of the action that failed does not dismiss the toast.
    const listening = setTimeout(() => document.addEventListener('input', dismiss));
    return () => {
      clearTimeout(listening);
      document.removeEventListener('input', dismiss);
    };
  }, [toast]);
};

/**
 * The region of the screen that shows toasts; its live region is always rendered. On phones, it is above
 * the bars at the bottom, where there are no headings. While a modal dialog is open, it is inside the
 * dialog, because outside it would be inert and silent, and at the top edge, above the sheet.
 */
export const Toaster = () => {
  const toast = useSyncExternalStore(onToast, getCurrentToast, () => null);
  const modal = useSyncExternalStore(onModalChange, getTopModal, () => null);
  const region = useTopLayer(toast, modal);
  useClearOnLanguageChange();
  useDismissOnInput(toast);
  const place = (
    <div
      ref={region}
      popover="manual"
      aria-live={toast?.tone === 'destructive' ? 'assertive' : 'polite'}
      aria-atomic="true"
      className={`toast-place ${modal ? 'toast-place-above' : ''}`}
    >
      {toast ? <ToastCard key={toast.id} toast={toast} /> : null}
    </div>
  );
  return modal ? createPortal(place, modal) : place;
};
