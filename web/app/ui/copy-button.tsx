import { useState } from 'react';
import { Button } from './button.tsx';
import type { ButtonTone } from './button-style.ts';
import { Check, Copy } from './icons.ts';

interface Props {
  text: string;
  label: string;
  /** Announced after copying, and shown until the text changes. */
  copiedLabel: string;
  tone?: ButtonTone;
  className?: string;
}

/** A button that copies a text. */
export const CopyButton = (props: Props) => {
  const { text, label, copiedLabel, tone = 'secondary', className = '' } = props;
  const [copied, setCopied] = useState('');
  const isCopied = copied === text;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Without permission, copying fails; the user can still select the text.
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button tone={tone} size="small" className={className} onClick={copy}>
      <Icon aria-hidden="true" className="size-4" />
      <span role="status">{isCopied ? copiedLabel : label}</span>
    </Button>
  );
};
