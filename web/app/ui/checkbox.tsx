import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox with its label; the whole line is clickable. */
export const Checkbox = ({ label, className = '', ...rest }: Props) => (
  <label
    className={`flex min-h-11 cursor-pointer items-center gap-3 text-[0.9375rem] ${className}`}
  >
    <input type="checkbox" className="size-5 shrink-0 accent-(--action)" {...rest} />
    <span>{label}</span>
  </label>
);
