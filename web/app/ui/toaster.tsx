import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../translation/use-translation.ts';
import { IconButton } from './icon-button.tsx';
import { onModal, topModal } from './modal.ts';
import { currentToast, dismissToast, onToast, type Toast } from './toast.ts';

const SHOWN_MS = 6_000;

const ICONS = { plain: Info, success: CircleCheck, destructive: CircleAlert } as const;
const COLOURS = { plain: 'text-action', success: 'text-good', destructive: 'text-seal-strong' };

/** Goes away by itself unless someone is reading it with the pointer or the keyboard on it. */
const useExpiry = (toast: Toast | null, held: boolean): void => {
  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);
};

/** Kept in the browser's top layer, so that a toast is seen above an open dialog. */
const useTopLayer = (toast: Toast | null, modal: HTMLDialogElement | null) => {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast climbs to the top again.
  useEffect(() => {
    const region = ref.current;
    if (!region?.showPopover) return;
    if (region.matches(':popover-open')) region.hidePopover();
    region.showPopover();
  }, [toast, modal]);
  return ref;
};

/**
 * The one place on the screen where a toast appears; its live region is always there. On phones it
 * is below the header, as the bars for prices and pages are at the lower edge. While a modal dialog is
 * open it stands inside of it: outside it could neither be pressed nor be read out.
 */
export const Toaster = () => {
  const toast = useSyncExternalStore(onToast, currentToast, () => null);
  const [held, setHeld] = useState(false);
  const { t } = useTranslation('layout');
  useExpiry(toast, held);
  const modal = useSyncExternalStore(onModal, topModal, () => null);
  const region = useTopLayer(toast, modal);
  const Icon = ICONS[toast?.tone ?? 'plain'];
  const place = (
    <div
      ref={region}
      popover="manual"
      aria-live={toast?.tone === 'destructive' ? 'assertive' : 'polite'}
      aria-atomic="true"
      className="pointer-events-none fixed inset-x-0 top-[4.5rem] bottom-auto m-0 flex w-full justify-center overflow-visible bg-transparent px-3 text-ink sm:top-auto sm:right-6 sm:bottom-6 sm:left-auto sm:w-auto"
    >
      {toast ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: looking at a toast keeps it; nothing is done by it.
        <div
          key={toast.id}
          data-toast={toast.tone}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          className="pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded-2xl border border-line bg-surface py-2 pr-2 pl-4 shadow-pop"
        >
          <Icon aria-hidden="true" className={`mt-3 size-5 shrink-0 ${COLOURS[toast.tone]}`} />
          <div className="grow py-2.5 text-[0.9375rem]">
            <p className="font-semibold">{toast.title}</p>
            {toast.description ? <p className="text-ink-soft">{toast.description}</p> : null}
          </div>
          <IconButton label={t('close')} onClick={() => dismissToast(toast.id)}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
  return modal ? createPortal(place, modal) : place;
};
