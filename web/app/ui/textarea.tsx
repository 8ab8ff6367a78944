import type { Ref, TextareaHTMLAttributes } from 'react';
import { controlStyle } from './control-style.ts';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

export const Textarea = ({ className = '', rows = 4, ...rest }: Props) => (
  <textarea
    rows={rows}
    // Browsers scroll a focused text area only as far as its caret, which can be behind the bar at the bottom.
    onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
    className={`${controlStyle} py-3 ${className}`}
    {...rest}
  />
);
