import type { ReactNode } from 'react';

const TONES = {
  plain: 'bg-sunken text-ink-soft',
  action: 'bg-action-soft text-action',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  seal: 'bg-seal-soft text-seal-strong',
} as const;

export type BadgeTone = keyof typeof TONES;

export const Badge = ({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span
    className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-medium text-[0.8125rem] ${TONES[tone]}`}
  >
    {children}
  </span>
);
