import type { Locale } from '@tomoguide/contract/primitives';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPageTexts } from '../translation/rendered-texts.ts';
import { TextsContext } from '../translation/use-translation.ts';

const SWITCH = 'to-chinese';

/**
 * Renders a component in English, and in Chinese after `switchToChinese`. The component keeps its state, as
 * on a page.
 */
export const LanguageSwitch = ({ children }: { children: ReactNode }) => {
  const [locale, setLocale] = useState<Locale>('en');
  const { texts } = useMemo(() => createPageTexts(locale), [locale]);
  useEffect(() => {
    const change = () => setLocale('zh-CN');
    window.addEventListener(SWITCH, change);
    return () => window.removeEventListener(SWITCH, change);
  }, []);
  return <TextsContext value={texts}>{children}</TextsContext>;
};

/** Switches to Chinese, even while a dialog is open. */
export const switchToChinese = (): void => {
  window.dispatchEvent(new Event(SWITCH));
};
