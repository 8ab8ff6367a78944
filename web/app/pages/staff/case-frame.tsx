import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** The accessible name of the case. */
  label: string;
  className: string;
  children: ReactNode;
}

/**
 * An open case. Takes focus if the control that opened or changed it has disappeared, such as its row in
 * the list or the 'Start the review' button.
 */
export const CaseFrame = ({ label, className, children }: Props) => {
  const self = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) self.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={self}
      data-case=""
      tabIndex={-1}
      aria-label={label}
      className={`outline-none ${className}`}
    >
      {children}
    </section>
  );
};
