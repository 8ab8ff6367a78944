import type { DrawingName } from '@tomoguide/contract/catalog/drawings';
import { formatHours, formatMoney } from '@tomoguide/contract/format';
import type { Itinerary } from '@tomoguide/contract/guides/entities';
import { detectWrittenLanguage } from '@tomoguide/contract/reviews/language';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Photo } from '../../parts/guides/photo.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { FreeText } from '../../ui/free-text.tsx';
import { ChevronDown } from '../../ui/icons.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const TermsList = lazyPart(
  async () => (await import('../../parts/guides/itinerary/terms-list.tsx')).TermsList,
);

interface Props {
  itinerary: Itinerary;
  drawing: DrawingName;
  /** The price for the group in the plan; null if the guide does not offer tours of this duration. */
  totalCents: number | null;
  travelers: number;
  /** The booking link; null if the itinerary cannot be booked. */
  bookAt: string | null;
}

/**
 * One itinerary: its picture, price and booking link, and its stops on a timeline, which is collapsed
 * initially.
 */
export const ItineraryCard = ({ itinerary, drawing, totalCents, travelers, bookAt }: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { title, summary, durationHours, stops, terms } = itinerary;
  const minutes = stops.reduce((sum, stop) => sum + (stop.minutes ?? 0), 0);
  const open = durationHours * 60 - minutes;
  return (
    <li className="itinerary">
      {itinerary.picture ? (
        <Photo photo={itinerary.picture} sizes="(min-width: 48rem) 16rem, 100vw" />
      ) : (
        <Drawing name={drawing} dark="dusk" />
      )}
      <div className="grid min-w-0 grid-cols-1 content-start gap-3 p-4 sm:p-5">
        <div>
          <h3 className="font-semibold leading-snug sm:text-lg">
            <Link
              to={`/itinerary/${itinerary.id}`}
              className="inline-flex min-h-11 items-center text-ink no-underline hover:underline"
            >
              <span lang={detectWrittenLanguage(title) ?? undefined}>
                <Dotted>{title}</Dotted>
              </span>
            </Link>
          </h3>
          <p className="tabular mt-1 text-balance text-ink-soft text-sm max-sm:line-clamp-2">
            {formatHours(durationHours, locale)} · <FreeText>{summary}</FreeText>
          </p>
        </div>
        <details className="group/plan" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="-my-1.5 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-action text-sm [&::-webkit-details-marker]:hidden">
            {t('guides.itineraries.stops', { count: stops.length })}
            <ChevronDown
              aria-hidden="true"
              className="size-4 transition-transform group-open/plan:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <div className="mt-2 grid gap-3">
            <ol className="stops">
              {stops.map((stop, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a tour can stop twice at a place, and the order is fixed.
                <li key={`${index}-${stop.title}`}>
                  <b>
                    <FreeText>{stop.title}</FreeText>
                  </b>
                  {stop.minutes === null ? null : (
                    <span className="tabular">
                      {t('guides.itineraries.minutes', { count: stop.minutes })}
                    </span>
                  )}
                  <p lang={detectWrittenLanguage(stop.description) ?? undefined}>
                    {stop.description}
                  </p>
                </li>
              ))}
            </ol>
            {terms && isOpen ? (
              <Suspense>
                <TermsList terms={terms} />
              </Suspense>
            ) : null}
            {minutes > 0 && open > 0 ? (
              <p className="tabular text-ink-soft text-sm">
                {t('guides.itineraries.open', { count: open })}
              </p>
            ) : null}
          </div>
        </details>
        <div className="flex flex-wrap items-center justify-between gap-3 border-line sm:border-t sm:pt-4">
          {totalCents === null ? (
            <p className="text-ink-soft text-sm">{t('guides.itineraries.otherLength')}</p>
          ) : (
            <p className="tabular leading-tight">
              <b className="block font-semibold text-lg sm:inline">
                {formatMoney(totalCents, locale)}
              </b>{' '}
              <span className="text-ink-soft text-sm">
                {t('guides.itineraries.forGroup', { count: travelers })}
              </span>
            </p>
          )}
          {bookAt ? (
            <LinkButton to={bookAt} tone="secondary">
              {t('guides.itineraries.book')}
              <span className="sr-only">{t('guides.itineraries.bookNamed', { title })}</span>
            </LinkButton>
          ) : null}
        </div>
      </div>
    </li>
  );
};
