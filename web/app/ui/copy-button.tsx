import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

interface Props {
  text: string;
  label: string;
  /** Said once it is copied, until the text changes. */
  copiedLabel: string;
}

/** Copies a text that stands beside it. */
export const CopyButton = ({ text, label, copiedLabel }: Props) => {
  const [copied, setCopied] = useState('');
  const isCopied = copied === text;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Without permission the text can still be selected.
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button tone="secondary" size="small" onClick={copy}>
      <Icon aria-hidden="true" className="size-4" />
      <span role="status">{isCopied ? copiedLabel : label}</span>
    </Button>
  );
};
