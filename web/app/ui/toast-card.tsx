import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { IconButton } from './icon-button.tsx';
import { dismissToast, type Toast } from './toast.ts';

/** How long it stays: good news is read in passing, what went wrong is read twice. */
export const SHOWN_MS: Readonly<Record<Toast['tone'], number>> = {
  plain: 4_000,
  success: 4_000,
  destructive: 6_000,
};

/** A finger that moves it this far, in CSS pixels, wants it gone. */
const SWIPE = 40;

const ICONS = { plain: Info, success: CircleCheck, destructive: CircleAlert } as const;
const COLOURS = { plain: 'text-action', success: 'text-good', destructive: 'text-danger' };

/** Sideways or down, the ways in which phones put messages away. */
const useSwipe = (onSwiped: () => void) => {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : { x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      if (!start) return;
      if (Math.abs(clientX - start.x) < SWIPE && clientY - start.y < SWIPE) return;
      from.current = null;
      onSwiped();
    },
  };
};

/** One toast. Goes by itself, unless it is read with the pointer or the keyboard on it. */
export const ToastCard = ({ toast }: { toast: Toast }) => {
  const { t } = useTranslation('layout');
  const [held, setHeld] = useState(false);
  const close = () => dismissToast(toast.id);
  const { onPointerDown, onPointerMove } = useSwipe(close);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS[toast.tone]);
    return () => clearTimeout(timer);
  }, [toast, held]);
  const Icon = ICONS[toast.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking at a toast keeps it; its button is for everybody.
    <div
      data-toast={toast.tone}
      onPointerEnter={({ pointerType }) => setHeld(pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
      className="toast pointer-events-auto flex w-full max-w-sm touch-none items-start gap-3 rounded-2xl border border-line bg-surface py-1 pr-1 pl-4 shadow-pop"
    >
      <Icon aria-hidden="true" className={`mt-3 size-5 shrink-0 ${COLOURS[toast.tone]}`} />
      <div className="min-w-0 grow py-2.5 text-[0.9375rem] leading-snug">
        <p className="font-semibold">{toast.title}</p>
        {toast.description ? <p className="text-ink-soft">{toast.description}</p> : null}
      </div>
      <IconButton label={t('close')} onClick={close}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
};
