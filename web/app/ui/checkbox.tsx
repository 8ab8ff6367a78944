import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick with its words; the whole line is the target. */
export const Checkbox = ({ label, className = '', ...rest }: Props) => (
  <label
    className={`flex min-h-11 cursor-pointer items-center gap-3 text-[0.9375rem] ${className}`}
  >
    <input type="checkbox" className="size-5 shrink-0 accent-(--action)" {...rest} />
    <span>{label}</span>
  </label>
);
