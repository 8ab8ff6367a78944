import { findCityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import type { GuideSummary } from '@tomoguide/contract/guides/entities';
import { Link } from 'react-router';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';

/** The guide of a booking: portrait, name linked to the guide's page, and city. */
export const GuideLine = ({ guide, size = 56 }: { guide: GuideSummary; size?: number }) => {
  const locale = useLocale();
  const name = usePersonName()(guide.name);
  const city = findCityBySlug(guide.serviceCity);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={guide.portrait?.small ?? null} size={size} />
      <div className="min-w-0">
        <h3 className="break-keep font-semibold text-lg leading-snug">
          <Link to={`/guides/${guide.id}`} className="text-ink no-underline hover:underline">
            {name}
          </Link>
        </h3>
        {city ? <p className="text-ink-soft text-sm">{getLocalizedName(city, locale)}</p> : null}
      </div>
    </div>
  );
};
