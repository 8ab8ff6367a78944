import { formatHours } from '@tomoguide/contract/format';
import { listItineraryDrawings } from '@tomoguide/contract/guides/drawings-of-guide';
import type { GuideDetail, Itinerary } from '@tomoguide/contract/guides/entities';
import { Link } from 'react-router';
import { Photo } from '../../parts/guides/photo.tsx';
import { Section } from '../../parts/guides/profile/section.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Drawing } from '../../ui/drawing.tsx';

const PICTURE = 'aspect-[2/1] w-full';

/** The guide's other itineraries. */
export const OtherItineraries = ({
  guide,
  itinerary,
}: {
  guide: GuideDetail;
  itinerary: Itinerary;
}) => {
  const { t } = useTranslation('itinerary');
  const locale = useLocale();
  const drawings = listItineraryDrawings(guide);
  const others = guide.itineraries.flatMap((each, index) =>
    each.id === itinerary.id ? [] : [{ ...each, drawing: drawings[index] }],
  );
  if (others.length === 0) return null;
  return (
    <Section id="others" title={t('itinerary.others', { name: guide.name })}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {others.map(({ id, title, durationHours, picture, drawing }) => (
          <li
            key={id}
            className="relative overflow-hidden rounded-2xl border border-line bg-surface shadow-card"
          >
            {picture ? (
              <Photo photo={picture} sizes="(min-width: 40rem) 23rem, 100vw" className={PICTURE} />
            ) : drawing ? (
              <Drawing name={drawing} dark="dusk" className={PICTURE} />
            ) : null}
            <div className="p-4">
              <Link
                to={`/itinerary/${id}`}
                className="inline-flex min-h-11 items-center break-words font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
              <p className="tabular text-ink-soft text-sm">{formatHours(durationHours, locale)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
};
