import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from '../translation/use-translation.ts';
import { onModal, topModal } from './modal.ts';
import { clearToast, currentToast, dismissToast, onToast, type Toast } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

/** Kept in the browser's top layer, so that a toast is seen above an open dialog. */
const useTopLayer = (toast: Toast | null, modal: HTMLDialogElement | null) => {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast climbs to the top again.
  useEffect(() => {
    const region = ref.current;
    // Gone with the dialog it stood in: it climbs again from where it stands next.
    if (!region?.showPopover || !region.isConnected) return;
    if (region.matches(':popover-open')) region.hidePopover();
    region.showPopover();
  }, [toast, modal]);
  return ref;
};

/** A toast is written once; where the reader changes the language, it goes rather than stay in the other. */
const useOwnLanguage = (): void => {
  const locale = useLocale();
  const last = useRef(locale);
  useEffect(() => {
    if (last.current === locale) return;
    last.current = locale;
    clearToast();
  }, [locale]);
};

/** What went wrong is being mended: as soon as something is typed, a toast about it is out of date. */
const useMendedFault = (toast: Toast | null): void => {
  useEffect(() => {
    if (toast?.tone !== 'destructive') return;
    const mend = () => dismissToast(toast.id);
    // Not by the press that failed: where that was at once, its own input event is still to come.
    const listening = setTimeout(() => document.addEventListener('input', mend));
    return () => {
      clearTimeout(listening);
      document.removeEventListener('input', mend);
    };
  }, [toast]);
};

/**
 * The one place on the screen where a toast appears; its live region is always there. On phones it is
 * above the bars at the lower edge, where no heading is. While a modal dialog is open it stands inside of
 * it, as outside it could neither be pressed nor be read out, and at the upper edge, above the sheet.
 */
export const Toaster = () => {
  const toast = useSyncExternalStore(onToast, currentToast, () => null);
  const modal = useSyncExternalStore(onModal, topModal, () => null);
  const region = useTopLayer(toast, modal);
  useOwnLanguage();
  useMendedFault(toast);
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
