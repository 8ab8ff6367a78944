import type { Ref, TextareaHTMLAttributes } from 'react';
import { controlStyle } from './control-style.ts';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

export const Textarea = ({ className = '', rows = 4, ...rest }: Props) => (
  <textarea rows={rows} className={`${controlStyle} py-3 ${className}`} {...rest} />
);
