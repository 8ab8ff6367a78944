import { Suspense } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { FreeText } from '../../../ui/free-text.tsx';
import { Clock } from '../../../ui/icons.ts';
import type { Day } from './day-stops.ts';
import { useDayFit } from './use-day-fit.ts';
import { useWarningLines } from './warning-lines.ts';

const Note = ({ day }: { day: Day }) => {
  const { t } = useTranslation('day-fit');
  const toLine = useWarningLines(day);
  const fit = useDayFit(day);
  if (!fit || fit.warnings.length === 0) return null;
  const { warnings, stops, knownStops } = fit;
  const isHint = warnings.every(({ kind }) => kind === 'closed_weekly');
  return (
    <div
      data-day-fit
      className={`flex gap-3 rounded-xl px-4 py-3 ${isHint ? 'bg-sunken' : 'bg-warn-soft'}`}
    >
      <Clock
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${isHint ? 'text-ink-soft' : 'text-warn'}`}
      />
      <div className="grid min-w-0 gap-2">
        <p className="font-semibold">{t(isHint ? 'day-fit.hints' : 'day-fit.title')}</p>
        <ul className="grid gap-2 text-sm">
          {warnings.map(toLine).map(({ key, reason, mend }) => (
            <li key={key} className="wrap-anywhere">
              <FreeText>{reason}</FreeText>
              {mend ? (
                <span className="block text-ink-soft">
                  <FreeText>{mend}</FreeText>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
        <p className="text-ink-soft text-sm">
          {knownStops === stops
            ? t('day-fit.allKnown', { count: stops })
            : t('day-fit.known', { known: knownStops, all: stops })}
        </p>
      </div>
    </div>
  );
};

/**
 * Warns quietly if a day is too long for its tour or meets a closed door, with the reasons and ways to mend it
 * (docs/product/guides.md, "Does the day fit?"); renders nothing if it fits, and while its texts are loading.
 */
export const DayFitNote = ({ day }: { day: Day }) => (
  <Suspense fallback={null}>
    <div role="status" className="empty:hidden">
      <Note day={day} />
    </div>
  </Suspense>
);
