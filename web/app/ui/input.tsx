import type { InputHTMLAttributes, Ref } from 'react';
import { controlStyle } from './control-style.ts';
import { pasteOnOneLine } from './paste-on-one-line.ts';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

export const Input = ({ className = '', ...rest }: Props) => (
  <input onPaste={pasteOnOneLine} className={`${controlStyle} ${className}`} {...rest} />
);
