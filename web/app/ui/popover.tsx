import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  /** Its name for screen readers. */
  label: string;
  /** What it stands at. */
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

const GAP = 8;

/** Below the anchor where there is room, above it otherwise, and inside the window. */
const place = (popover: HTMLElement, anchor: HTMLElement): void => {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const below = at.bottom + GAP;
  const fits = below + height <= innerHeight || at.top < height + GAP;
  // The room that is kept for a scroll bar belongs to the window, not to the page.
  const right = document.body.getBoundingClientRect().right - width - GAP;
  popover.style.top = `${fits ? below : at.top - height - GAP}px`;
  popover.style.left = `${Math.max(GAP, Math.min(at.left, right))}px`;
};

/**
 * A small window at a field, over the page, which stays in reach: a press elsewhere or Escape closes
 * it, and the focus goes back to where it was.
 */
export const Popover = ({ label, anchor, onClose, children }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const popover = ref.current;
    if (!popover || !anchor) return;
    popover.showPopover();
    const follow = () => place(popover, anchor);
    follow();
    // What it holds may come later, and the page may move below it.
    const sized = new ResizeObserver(follow);
    sized.observe(popover);
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      // Closed rather than only taken away, so that the focus goes back.
      if (popover.matches(':popover-open')) popover.hidePopover();
      sized.disconnect();
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [anchor]);
  return (
    <div
      ref={ref}
      popover="auto"
      role="dialog"
      aria-label={label}
      onToggle={({ newState, target, currentTarget }) => {
        if (newState === 'closed' && target === currentTarget) onClose();
      }}
      className="fixed inset-auto m-0 w-82 rounded-2xl border border-line bg-surface p-4 text-ink shadow-pop"
    >
      {children}
    </div>
  );
};
