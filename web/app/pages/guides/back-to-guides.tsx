import { getSafeRedirect } from '@tomoguide/contract/accounts/redirect';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { Link, useLocation } from 'react-router';
import { useBackToList } from '../../parts/guides/back-to-list.ts';
import { getCityName } from '../../parts/guides/city-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { ArrowLeft } from '../../ui/icons.ts';

/** A link back to the search that led here or, if there was none, to the guides of the same city. */
export const BackToGuides = ({ guide }: { guide: GuideDetail }) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const { search } = useLocation();
  const goBack = useBackToList();
  const from = getSafeRedirect(new URLSearchParams(search).get('redirect'));
  // Other referring pages, such as the landing page, have no results to go back to.
  const back = from?.startsWith('/search') ? from : null;
  return (
    <Link
      to={back ?? `/search?city=${guide.serviceCity}`}
      {...(back ? { onClick: goBack } : {})}
      className="inline-flex min-h-11 items-center gap-2 rounded-lg text-ink-soft no-underline hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {back
        ? t('guides.back')
        : t('guides.allOfCity', { city: getCityName(guide.serviceCity, locale) })}
    </Link>
  );
};
