import type { ErrorCode } from '@tomoguide/contract/errors';
import enErrors from '@tomoguide/contract/locales/en/errors';
import enLayout from '@tomoguide/contract/locales/en/layout';
import zhErrors from '@tomoguide/contract/locales/zh-CN/errors';
import zhLayout from '@tomoguide/contract/locales/zh-CN/layout';
import type { Locale } from '@tomoguide/contract/primitives';
import { plainPage } from './plain-page.ts';

const SENTENCES = {
  en: { errors: enErrors, layout: enLayout },
  'zh-CN': { errors: zhErrors, layout: zhLayout },
} as const;

/**
 * What a visitor is shown where no page can be rendered: the refusal in their language, and a link to
 * the same address.
 */
export const errorPage = (code: ErrorCode, locale: Locale): string => {
  const { errors, layout } = SENTENCES[locale];
  const links = [['', layout.retry]] as const;
  return plainPage({ title: layout.errorTitle, text: errors[code], links }, locale);
};
