import { formatEndOfHours, formatMinutes, formatWorkingHours } from '@tomoguide/contract/format';
import { HOUR_RANGES_MAX } from '@tomoguide/contract/guides/figures';
import type { Hours } from '@tomoguide/contract/guides/working-hours';
import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Plus, Trash2 } from '../../../ui/icons.ts';
import { Select } from '../../../ui/select.tsx';
import { listEndsAfter, STARTS, suggestNextRange, withStart } from './hour-ranges.ts';

interface Props {
  hours: readonly Hours[];
  onChange: (hours: Hours[]) => void;
  /** The name of the day, for screen readers. */
  day: string;
  invalid?: boolean;
  /** Additional actions, shown next to 'Add hours'. */
  beside?: ReactNode;
}

/** Inputs for any number of time ranges on one day. */
export const HoursFields = ({ hours, onChange, day, invalid = false, beside }: Props) => {
  const { t } = useTranslation('calendar');
  const locale = useLocale();
  const set = (index: number, stretch: Hours) => onChange(hours.with(index, stretch));
  return (
    <div className="grid justify-items-start gap-2">
      {hours.map((stretch, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a range has no identity besides its position.
        <div key={index} className="flex w-full max-w-96 items-center gap-2">
          <Select
            className="min-w-0 grow basis-0"
            aria-label={t('calendar.week.from', { day })}
            aria-invalid={invalid || undefined}
            value={stretch.startMinute}
            onChange={({ target }) => set(index, withStart(stretch, Number(target.value)))}
          >
            {STARTS.map((minute) => (
              <option key={minute} value={minute}>
                {formatMinutes(minute)}
              </option>
            ))}
          </Select>
          <span aria-hidden="true">–</span>
          <Select
            className="min-w-0 grow basis-0"
            aria-label={t('calendar.week.to', { day })}
            aria-invalid={invalid || undefined}
            value={stretch.endMinute}
            onChange={({ target }) => set(index, { ...stretch, endMinute: Number(target.value) })}
          >
            {listEndsAfter(stretch.startMinute).map((minute) => (
              <option key={minute} value={minute}>
                {formatEndOfHours(minute, locale)}
              </option>
            ))}
          </Select>
          <IconButton
            label={t('calendar.week.remove', { hours: formatWorkingHours(stretch, locale), day })}
            onClick={() => onChange(hours.toSpliced(index, 1))}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      ))}
      <div className="flex w-full flex-wrap">
        {hours.length < HOUR_RANGES_MAX ? (
          <Button
            tone="quiet"
            size="small"
            aria-label={t('calendar.week.addTo', { day })}
            onClick={() => onChange([...hours, suggestNextRange(hours)])}
          >
            <Plus aria-hidden="true" className="size-4" />
            {t('calendar.week.add')}
          </Button>
        ) : null}
        {beside}
      </div>
    </div>
  );
};
