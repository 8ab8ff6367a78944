import { formatHours } from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Section } from './section.tsx';

/** The guide's itineraries; each opens to its stops. */
export const Itineraries = ({ guide }: { guide: GuideDetail }) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  if (guide.itineraries.length === 0) return null;
  return (
    <Section id="itineraries" title={t('itineraries.title')}>
      <ul className="grid gap-3">
        {guide.itineraries.map((itinerary) => (
          <li
            key={itinerary.id}
            className="overflow-hidden rounded-2xl border border-line bg-surface"
          >
            <details className="group">
              <summary className="flex list-none items-start gap-4 p-4 sm:p-5 [&::-webkit-details-marker]:hidden">
                <img
                  src={`/illustrations/${guide.serviceCity}.svg`}
                  alt=""
                  width={96}
                  height={60}
                  loading="lazy"
                  className="hidden rounded-xl sm:block"
                />
                <span className="wrap-anywhere min-w-0 grow">
                  <span className="block font-semibold">{itinerary.title}</span>
                  <span className="block text-ink-soft text-sm">
                    {formatHours(itinerary.durationHours, locale)}
                  </span>
                  <span className="mt-1 block text-[0.9375rem]">{itinerary.summary}</span>
                </span>
                <ChevronDown
                  aria-hidden="true"
                  className="mt-1 size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
                />
              </summary>
              <ol className="mx-5 mb-5 grid gap-4 border-line border-l-2 pl-5">
                {itinerary.stops.map((stop) => (
                  <li key={stop.title} className="relative">
                    <span
                      aria-hidden="true"
                      className="absolute top-1.5 -left-[1.6875rem] size-3 rounded-full border-2 border-surface bg-seal"
                    />
                    <p className="font-medium">
                      {stop.title}
                      {stop.minutes === null ? null : (
                        <span className="tabular font-normal text-ink-soft text-sm">
                          {' · '}
                          {t('itineraries.minutes', { count: stop.minutes })}
                        </span>
                      )}
                    </p>
                    <p className="text-[0.9375rem] text-ink-soft">{stop.description}</p>
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
};
