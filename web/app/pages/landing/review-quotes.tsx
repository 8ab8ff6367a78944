import type { GuideCard } from '@tomoguide/contract/guides/entities';
import type { TextLanguage } from '@tomoguide/contract/languages/en';
import { LANGUAGES } from '@tomoguide/contract/locale';
import { detectWrittenLanguage } from '@tomoguide/contract/reviews/language';
import { Link } from 'react-router';
import { FROM_LIST } from '../../parts/guides/back-to-list.ts';
import { getCityName } from '../../parts/guides/city-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { FreeText } from '../../ui/free-text.tsx';

const MAX_VISIBLE_QUOTES = 3;

/**
 * Returns the guides to quote: first those with a quote in the user's language, otherwise in the given
 * order.
 */
const selectQuotes = (guides: readonly GuideCard[], language: TextLanguage) =>
  guides
    .flatMap((guide) => (guide.quote ? [{ guide, quote: guide.quote }] : []))
    .toSorted(
      (one, other) =>
        Number(detectWrittenLanguage(other.quote) === language) -
        Number(detectWrittenLanguage(one.quote) === language),
    )
    .slice(0, MAX_VISIBLE_QUOTES);

/** What travelers wrote about three guides; each quote links to its guide. */
export const ReviewQuotes = ({ guides }: { guides: readonly GuideCard[] }) => {
  const { t } = useTranslation('landing');
  const locale = useLocale();
  const quoted = selectQuotes(guides, LANGUAGES[locale].reads);
  if (quoted.length === 0) return null;
  return (
    <section aria-labelledby="quotes">
      <h2 id="quotes" className="mb-5 font-bold text-2xl tracking-tight">
        {t('landing.quotes')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {quoted.map(({ guide, quote }) => (
          <li key={guide.id} className="grid">
            <Link
              to={`/guides/${guide.id}?redirect=%2F`}
              state={FROM_LIST}
              className="group flex flex-col gap-4 rounded-2xl border border-line bg-surface p-5 text-ink no-underline shadow-card transition-shadow hover:shadow-pop"
            >
              <span className="text-[1.0625rem]">
                “<FreeText>{quote}</FreeText>”
              </span>
              <span className="mt-auto flex items-center gap-2.5 text-ink-soft text-sm">
                <Avatar name={guide.name} src={guide.portrait?.small ?? null} size={32} />
                <span className="min-w-0 group-hover:underline">
                  {t('landing.quoteOf', {
                    name: guide.name,
                    city: getCityName(guide.serviceCity, locale),
                  })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
