import type { ReactNode } from 'react';
import { useLocale } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';

/** Words of a sample in the reader's language. No visitor reads them: the page is there in development only. */
export type Say = (en: string, zh: string) => string;

export const useSay = (): Say => {
  const locale = useLocale();
  return (en, zh) => (locale === 'en' ? en : zh);
};

/** A part in its states, under the name of its file in web/app/ui. */
export const Sample = ({ of, children }: { of: string; children: ReactNode }) => (
  <Card>
    <h2 className="mb-4 font-semibold text-ink-soft text-sm" lang="en">
      {of}
    </h2>
    <div className="flex flex-wrap items-start gap-4">{children}</div>
  </Card>
);
