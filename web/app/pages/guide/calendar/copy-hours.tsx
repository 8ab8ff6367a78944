import { getWeekdayName } from '@tomoguide/contract/format';
import { useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Copy } from '../../../ui/icons.ts';

interface Props {
  weekday: number;
  weekdays: readonly number[];
  onCopy: (weekdays: readonly number[]) => void;
}

/** Copies the hours of a weekday to the selected weekdays, initially to all others. */
export const CopyHours = ({ weekday, weekdays, onCopy }: Props) => {
  const { t } = useTranslation('calendar');
  const locale = useLocale();
  const others = weekdays.filter((each) => each !== weekday);
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const toggle = (each: number, isChecked: boolean) =>
    setChosen((now) =>
      isChecked ? [...(now ?? []), each] : (now ?? []).filter((one) => one !== each),
    );
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        aria-label={t('calendar.week.copyOf', { day: getWeekdayName(weekday, locale) })}
        aria-expanded={chosen !== null}
        onClick={() => setChosen(chosen ? null : others)}
      >
        <Copy aria-hidden="true" className="size-4" />
        {t('calendar.week.copy')}
      </Button>
      {chosen ? (
        <fieldset className="mt-1 basis-full rounded-xl bg-sunken px-4 py-3">
          <legend className="sr-only">{t('calendar.week.copyTo')}</legend>
          <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
            {others.map((each) => (
              <Checkbox
                key={each}
                label={getWeekdayName(each, locale)}
                checked={chosen.includes(each)}
                onChange={({ target }) => toggle(each, target.checked)}
              />
            ))}
          </div>
          <Button
            tone="secondary"
            size="small"
            disabled={chosen.length === 0}
            onClick={() => {
              onCopy(chosen);
              setChosen(null);
            }}
          >
            {t('calendar.week.copyNow')}
          </Button>
        </fieldset>
      ) : null}
    </>
  );
};
