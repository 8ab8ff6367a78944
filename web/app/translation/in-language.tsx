import type { Locale } from '@tomoguide/contract/primitives';
import { type ReactNode, use } from 'react';
import { FetchedWording, fetchTranslations } from './fetch-translations.ts';
import { PageTexts, TextsContext, useLocale } from './use-translation.ts';

const known = new Map<Locale, PageTexts>();

const getPageTexts = (locale: Locale): PageTexts => {
  const before = known.get(locale);
  if (before) return before;
  const made = new PageTexts(new FetchedWording(locale, fetchTranslations));
  known.set(locale, made);
  return made;
};

/**
 * Renders a component in the given language, regardless of the page's language. Its texts are fetched
 * during the render.
 */
export const InLanguage = ({ locale, children }: { locale: Locale; children: ReactNode }) => {
  const around = use(TextsContext);
  const value = useLocale() === locale ? around : getPageTexts(locale);
  return (
    <TextsContext value={value}>
      <div lang={locale}>{children}</div>
    </TextsContext>
  );
};
