import { findCityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import type { GuideSummary } from '@tomoguide/contract/guides/entities';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';

/** Names the guide at the top of the page on phones, where the price box is far below. */
export const GuideStrip = ({ guide }: { guide: GuideSummary }) => {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const city = findCityBySlug(guide.serviceCity);
  return (
    <div data-guide-strip className="flex min-w-0 items-center gap-3 lg:hidden">
      <Avatar name={guide.name} src={guide.portrait?.small ?? null} size={48} />
      <p className="min-w-0 leading-snug">
        <span className="block break-keep font-semibold text-lg">
          <Unbroken names={[guide.name]}>{t('checkout.withGuide', { name: guide.name })}</Unbroken>
        </span>
        {city ? (
          <span className="block text-ink-soft text-sm">{getLocalizedName(city, locale)}</span>
        ) : null}
      </p>
    </div>
  );
};
