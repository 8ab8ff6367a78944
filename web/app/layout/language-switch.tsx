import { useQueryClient } from '@tanstack/react-query';
import { LANGUAGES, LOCALES, type Locale } from '@tomoguide/contract/locale';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { storeLocale } from '../lib/cookies.ts';
import { NOTICES_KEY } from '../lib/query-keys.ts';
import { useChangeLocale, useLocale, useTranslation } from '../translation/use-translation.ts';
import { Languages } from '../ui/icons.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { showToast } from '../ui/toast.ts';

/** Changes the language in place: the page, its input and its scroll position are preserved. */
const useSwitchLocale = () => {
  const changeLocale = useChangeLocale();
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const { t } = useTranslation('layout');
  // A ref, because the user can follow a link while the language loads; null during a navigation.
  const here = useRef<typeof location>(null);
  // Set in the same commit as the page, so that the next click applies to the new page.
  useLayoutEffect(() => {
    here.current = isLeaving ? null : location;
    return () => {
      here.current = null;
    };
  }, [location, isLeaving]);
  return async (locale: Locale): Promise<void> => {
    try {
      await changeLocale(locale);
    } catch {
      showToast({
        tone: 'destructive',
        title: t('layout.languageFailed'),
        description: t('layout.roleFailedHint'),
      });
      return;
    }
    storeLocale(locale);
    document.documentElement.lang = locale;
    // The server translates notices.
    void client.invalidateQueries({ queryKey: NOTICES_KEY });
    const at = here.current;
    const query = new URLSearchParams(at?.search);
    if (!at || !query.has('lang')) return revalidate();
    query.set('lang', locale);
    await navigate(
      { pathname: at.pathname, search: query.toString(), hash: at.hash },
      { replace: true, preventScrollReset: true },
    );
  };
};

/** Loaded only if there are more than two languages. */
const LanguageSelect = lazyPart(
  async () => (await import('./language-select.tsx')).default,
  () => null,
);

/**
 * A button that names the other language, in that language. If there are more than two languages, a list of
 * all of them.
 */
export const LanguageSwitch = ({ className = '' }: { className?: string }) => {
  const locale = useLocale();
  const switchTo = useSwitchLocale();
  const [other = locale, ...more] = LOCALES.filter((one) => one !== locale);
  if (more.length > 0)
    return (
      <Suspense>
        <LanguageSelect className={className} onChoose={switchTo} />
      </Suspense>
    );
  return (
    <button
      type="button"
      lang={other}
      onClick={() => switchTo(other)}
      className={`inline-flex min-h-11 items-center gap-2 rounded-xl px-2 text-[0.9375rem] sm:px-3 hover:bg-sunken ${className}`}
    >
      <Languages aria-hidden="true" className="size-5 shrink-0" />
      <span className="whitespace-nowrap">{LANGUAGES[other].name}</span>
    </button>
  );
};
