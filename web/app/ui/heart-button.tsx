import type { MouseEvent } from 'react';
import { SharedIcon } from './shared-icon.tsx';

interface Props {
  /** The action of a click, such as 'Save Aoi'. */
  label: string;
  pressed: boolean;
  onToggle: () => void;
  className?: string;
}

/**
 * The heart on cards and profiles. If the card around it is a link, a click on the heart does not follow
 * the link.
 */
export const HeartButton = ({ label, pressed, onToggle, className = '' }: Props) => {
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onToggle();
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={toggle}
      className={`inline-flex size-11 items-center justify-center rounded-full bg-surface text-ink shadow-card transition-transform hover:scale-105 ${className}`}
    >
      <SharedIcon
        name="heart"
        className={`size-5 ${pressed ? 'fill-seal stroke-seal' : 'stroke-current'}`}
      />
    </button>
  );
};
