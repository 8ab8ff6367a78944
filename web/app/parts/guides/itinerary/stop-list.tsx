import { formatTimeLeft } from '@tomoguide/contract/format';
import type { Itinerary } from '@tomoguide/contract/guides/entities';
import { toTimedStops } from '@tomoguide/contract/guides/timed-stops';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { FreeText } from '../../../ui/free-text.tsx';

interface Props {
  stops: Itinerary['stops'];
  /** True inside other content, such as a booking: smaller and without headings. */
  small?: boolean;
}

/** The numbered stops of a tour, each with its start time and duration. */
export const StopList = ({ stops, small = false }: Props) => {
  const { t } = useTranslation('itinerary');
  const locale = useLocale();
  const Title = small ? 'p' : 'h3';
  return (
    <ol className={`grid ${small ? 'gap-3' : 'gap-5'}`}>
      {toTimedStops(stops).map(({ title, description, minutes, begins }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tour can stop twice at a place, and the order is fixed.
        <li key={`${index}-${title}`} className={`flex ${small ? 'gap-3' : 'gap-4'}`}>
          <span
            aria-hidden="true"
            className={`tabular grid shrink-0 place-content-center rounded-full border-2 border-seal font-semibold ${small ? 'size-6 text-xs' : 'size-8 text-sm'}`}
          >
            {index + 1}
          </span>
          <div className={`wrap-anywhere min-w-0 ${small ? 'text-sm' : 'pt-0.5'}`}>
            <Title className={`font-semibold leading-snug ${small ? '' : 'text-lg'}`}>
              <FreeText>{title}</FreeText>
            </Title>
            <p className="tabular text-ink-soft text-sm">
              {[
                begins === null
                  ? null
                  : begins === 0
                    ? t('itinerary.atStart')
                    : t('itinerary.after', { length: formatTimeLeft(begins * 60, locale) }),
                minutes === null ? null : formatTimeLeft(minutes * 60, locale),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </p>
            {description ? (
              <p className="mt-1">
                <FreeText>{description}</FreeText>
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
};
