import { getPreviewPath } from '@tomoguide/contract/files/preview-id';
import { formatHours } from '@tomoguide/contract/format';
import { getGuideCover } from '@tomoguide/contract/guides/cover-drawing';
import { listItineraryDrawings } from '@tomoguide/contract/guides/drawings-of-guide';
import type { GuideDetail, Itinerary, ServicePrice } from '@tomoguide/contract/guides/entities';
import { hasTerms } from '@tomoguide/contract/guides/itinerary-terms';
import { detectWrittenLanguage } from '@tomoguide/contract/reviews/language';
import { GuideCard } from '../../parts/guides/card/guide-card.tsx';
import { getCityName } from '../../parts/guides/city-name.ts';
import { TermsList } from '../../parts/guides/itinerary/terms-list.tsx';
import { Photo } from '../../parts/guides/photo.tsx';
import { Section } from '../../parts/guides/profile/section.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { FreeText } from '../../ui/free-text.tsx';
import { FileText } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Crumbs } from './crumbs.tsx';
import { DayPlan } from './day-plan.tsx';
import { ItineraryPrice } from './itinerary-price.tsx';
import { OtherItineraries } from './other-itineraries.tsx';
import { ShareButton } from './share-button.tsx';

const PICTURE = 'mt-2 aspect-[2/1] w-full rounded-2xl bg-sunken';

interface Props {
  guide: GuideDetail;
  itinerary: Itinerary;
  pricing: readonly ServicePrice[];
  names: (ids: readonly number[]) => string[];
}

/** An itinerary's page: picture, stops, price, and guide. */
export const ItineraryView = ({ guide, itinerary, pricing, names }: Props) => {
  const { t } = useTranslation('itinerary', 'itinerary-terms');
  const locale = useLocale();
  const { id, title, summary, durationHours, services, stops } = itinerary;
  const at = guide.itineraries.findIndex((each) => each.id === id);
  const cover = getGuideCover(guide);
  const facts = [
    formatHours(durationHours, locale),
    t('itinerary.stops', { count: stops.length }),
    getCityName(guide.serviceCity, locale),
    ...names(services).slice(0, services.length),
  ];
  return (
    <div className="guide-page">
      <Crumbs guide={guide} title={title} />
      <div className="guide-parts">
        <div className="min-w-0">
          {itinerary.picture ? (
            <Photo
              photo={itinerary.picture}
              sizes="(min-width: 64rem) 46rem, 100vw"
              soon="first"
              className={PICTURE}
            />
          ) : (
            <Drawing
              name={listItineraryDrawings(guide)[at] ?? cover.drawing}
              dark="dusk"
              eager
              className={PICTURE}
            />
          )}
          <header className="mt-6 mb-6 grid grid-cols-1 gap-3">
            <h1
              lang={detectWrittenLanguage(title) ?? undefined}
              className="break-words font-bold text-3xl tracking-tight sm:text-4xl"
            >
              <Dotted>{title}</Dotted>
            </h1>
            <p className="tabular text-ink-soft">
              <Dotted>{facts.join(' · ')}</Dotted>
            </p>
            {summary ? (
              <p className="max-w-2xl break-words text-lg">
                <FreeText>{summary}</FreeText>
              </p>
            ) : null}
            <div className="flex flex-wrap gap-2">
              <ShareButton path={`/itinerary/${id}`} title={title} />
              <LinkButton
                to={getPreviewPath({ kind: 'itinerary', id })}
                tone="secondary"
                size="small"
              >
                <FileText aria-hidden="true" className="size-4" />
                {t('itinerary.tripSheet')}
              </LinkButton>
            </div>
          </header>
          {stops.length > 0 ? <DayPlan itinerary={itinerary} /> : null}
          {itinerary.terms && hasTerms(itinerary.terms) ? (
            <Section id="terms" title={t('itinerary-terms.title')}>
              <TermsList terms={itinerary.terms} />
            </Section>
          ) : null}
        </div>
        <aside className="lg:mt-2">
          <ItineraryPrice guide={guide} itinerary={itinerary} pricing={pricing} />
        </aside>
        <div className="min-w-0">
          <Section id="guide" title={t('itinerary.guide')}>
            <div className="max-w-[26rem]">
              <GuideCard
                guide={guide}
                to={`/guides/${guide.id}`}
                tags={names(guide.services)}
                travelers={null}
              />
            </div>
          </Section>
          <OtherItineraries guide={guide} itinerary={itinerary} />
        </div>
      </div>
    </div>
  );
};
