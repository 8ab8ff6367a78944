import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { IconButton } from './icon-button.tsx';
import { CircleAlert, CircleCheck, Info, X } from './icons.ts';
import { dismissToast, HOVERED_MS, SHOWN_MS, type Toast } from './toast.ts';

/** A swipe over this distance dismisses the toast, in CSS pixels. */
const SWIPE = 40;

const ICONS = { plain: Info, success: CircleCheck, destructive: CircleAlert } as const;
const COLORS = { plain: 'text-action', success: 'text-good', destructive: 'text-danger' };

/** Detects a swipe sideways or down, as dismisses notifications on phones. */
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

/**
 * Returns whether the user has moved the pointer onto the toast. A pointer that was already there when the
 * toast appeared does not count.
 */
const useHovered = () => {
  const from = useRef<{ x: number; y: number } | null>(null);
  const [looking, setLooking] = useState(false);
  return {
    looking,
    onPointerEnter: ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? { x, y } : null;
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const rest = from.current;
      if (rest && (clientX !== rest.x || clientY !== rest.y)) setLooking(true);
    },
    onPointerLeave: () => {
      from.current = null;
      setLooking(false);
    },
  };
};

/**
 * One toast. It disappears after a time: later if the pointer is on it, and never while it has keyboard
 * focus. A click dismisses it, because the user may want what is below it.
 */
export const ToastCard = ({ toast }: { toast: Toast }) => {
  const { t } = useTranslation('layout');
  const [focused, setFocused] = useState(false);
  const close = () => dismissToast(toast.id);
  const { looking, ...look } = useHovered();
  const swipe = useSwipe(close);
  useEffect(() => {
    if (focused) return;
    const stays = looking ? HOVERED_MS : SHOWN_MS[toast.tone];
    const timer = setTimeout(() => dismissToast(toast.id), stays);
    return () => clearTimeout(timer);
  }, [toast, looking, focused]);
  const Icon = ICONS[toast.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: optional pointer gestures; the button works for all users.
    <div
      data-toast={toast.tone}
      {...look}
      onPointerDown={swipe.onPointerDown}
      onPointerMove={(event) => {
        look.onPointerMove(event);
        swipe.onPointerMove(event);
      }}
      onClick={close}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
      className="toast pointer-events-auto flex w-full max-w-sm touch-none items-start gap-3 rounded-2xl border border-line bg-surface py-1 pr-1 pl-4 shadow-pop"
    >
      <Icon aria-hidden="true" className={`mt-3 size-5 shrink-0 ${COLORS[toast.tone]}`} />
      <div className="min-w-0 grow py-2.5 text-[0.9375rem] leading-snug">
        <p className="font-semibold">{toast.title}</p>
        {toast.description ? <p className="text-ink-soft">{toast.description}</p> : null}
      </div>
      <IconButton label={t('layout.close')} onClick={close}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
};
