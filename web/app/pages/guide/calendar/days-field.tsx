import { formatSpokenDay } from '@tomoguide/contract/format';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

interface Props {
  /** The day itself and the following days that can be changed with it. */
  days: readonly string[];
  through: string;
  onChange: (through: string) => void;
}

/**
 * A select for the last day to which a change applies. It replaces the button that opens it, and takes
 * focus.
 */
export const DaysField = ({ days, through, onChange }: Props) => {
  const { t } = useTranslation('calendar');
  const locale = useLocale();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  return (
    <Field label={t('calendar.day.applyTo')}>
      {(field) => (
        <Select
          {...field}
          ref={select}
          value={through}
          onChange={({ target }) => onChange(target.value)}
        >
          {days.map((each, index) => (
            <option key={each} value={each}>
              {index === 0
                ? t('calendar.day.onlyThisDay')
                : t('calendar.day.through', {
                    date: formatSpokenDay(each, locale),
                    count: index + 1,
                  })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};
