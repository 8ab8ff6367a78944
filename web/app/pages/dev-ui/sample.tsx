import { LANGUAGES } from '@tomoguide/contract/locale';
import type { ReactNode } from 'react';
import { useLocale } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';

/** Returns sample text in the current language. The page exists only in development. */
export type Say = (en: string, zh: string) => string;

export const useSampleText = (): Say => {
  const locale = useLocale();
  return (en, zh) => (LANGUAGES[locale].reads === 'zh' ? zh : en);
};

/** A component in its states, under its file name in web/app/ui. */
export const Sample = ({ of, children }: { of: string; children: ReactNode }) => (
  <Card>
    <h2 className="mb-4 font-semibold text-ink-soft text-sm" lang="en">
      {of}
    </h2>
    <div className="flex flex-wrap items-start gap-4">{children}</div>
  </Card>
);
