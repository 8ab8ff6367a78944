import type { InputHTMLAttributes, Ref } from 'react';
import { controlStyle } from './control-style.ts';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

export const Input = ({ className = '', ...rest }: Props) => (
  <input className={`${controlStyle} ${className}`} {...rest} />
);
