import { formatLength } from '@tomoguide/contract/format';
import type { Itinerary } from '@tomoguide/contract/guides/entities';
import { timedStops } from '@tomoguide/contract/guides/timed-stops';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Section } from '../profile/section.tsx';

/** The stops of the day, numbered, each with when it comes and how long it takes. */
export const DayPlan = ({ itinerary }: { itinerary: Itinerary }) => {
  const { t } = useTranslation(['guides-itinerary', 'guides']);
  const locale = useLocale();
  const { stops, open } = timedStops(itinerary);
  return (
    <Section id="plan" title={t('plan')} lead={t('planLead')}>
      <ol className="grid gap-5">
        {stops.map(({ title, description, minutes, begins }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day may stop twice at a place, and its order is what it is.
          <li key={`${at}-${title}`} className="flex gap-4">
            <span
              aria-hidden="true"
              className="tabular grid size-8 shrink-0 place-content-center rounded-full border-2 border-seal font-semibold text-sm"
            >
              {at + 1}
            </span>
            <div className="min-w-0 pt-0.5">
              <h3 className="break-words font-semibold text-lg leading-snug">{title}</h3>
              <p className="tabular text-ink-soft text-sm">
                {[
                  begins === null
                    ? null
                    : begins === 0
                      ? t('atStart')
                      : t('after', { length: formatLength(begins, locale) }),
                  minutes === null ? null : formatLength(minutes, locale),
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </p>
              <p className="mt-1 break-words">{description}</p>
            </div>
          </li>
        ))}
      </ol>
      {open > 0 ? (
        <p className="tabular mt-4 text-ink-soft text-sm">
          {t('guides:itineraries.open', { count: open })}
        </p>
      ) : null}
    </Section>
  );
};
