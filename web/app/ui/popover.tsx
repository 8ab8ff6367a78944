import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  /** The popover's name for screen readers. */
  label: string;
  /** The element to which the popover is attached. */
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

const GAP = 8;

/** Places the popover below its anchor if there is room, otherwise above it, and inside the window. */
const position = (popover: HTMLElement, anchor: HTMLElement): void => {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const below = at.bottom + GAP;
  const fits = below + height <= innerHeight || at.top < height + GAP;
  // The space reserved for a scroll bar belongs to the window rather than the page.
  const right = document.body.getBoundingClientRect().right - width - GAP;
  popover.style.top = `${fits ? below : at.top - height - GAP}px`;
  popover.style.left = `${Math.max(GAP, Math.min(at.left, right))}px`;
};

/**
 * A popover attached to a field. The page stays usable: a click elsewhere or Escape closes the popover, and
 * focus is restored.
 */
export const Popover = ({ label, anchor, onClose, children }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const popover = ref.current;
    if (!popover || !anchor) return;
    popover.showPopover();
    const updatePosition = () => position(popover, anchor);
    updatePosition();
    // Updates the position, because the content can load later, and the page below the popover can move.
    const sized = new ResizeObserver(updatePosition);
    sized.observe(popover);
    addEventListener('scroll', updatePosition, { capture: true, passive: true });
    addEventListener('resize', updatePosition);
    return () => {
      // Hides the popover rather than just unmounting it, so that focus is restored.
      if (popover.matches(':popover-open')) popover.hidePopover();
      sized.disconnect();
      removeEventListener('scroll', updatePosition, { capture: true });
      removeEventListener('resize', updatePosition);
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
