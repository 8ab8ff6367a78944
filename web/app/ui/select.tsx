import type { Ref, SelectHTMLAttributes } from 'react';
import { controlStyle } from './control-style.ts';
import { ChevronDown } from './icons.ts';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
}

/** A native select, which has the right picker on phones and supports all keys everywhere. */
export const Select = ({ className = '', children, ...rest }: Props) => (
  <span className={`relative block ${className}`}>
    <select className={`${controlStyle} appearance-none pr-10`} {...rest}>
      {children}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
    />
  </span>
);
