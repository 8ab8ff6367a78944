import { WEATHER_DAYS_MAX } from '@tomoguide/contract/bookings/figures';
import {
  areWeatherDays,
  type NewWeather,
  WEATHER_REASON_MAX,
  type WeatherDeclaration,
} from '@tomoguide/contract/bookings/weather';
import { CITIES, type CitySlug } from '@tomoguide/contract/catalog/cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import { useState } from 'react';
import { requireText } from '../../../form/required.ts';
import { useForm, useValues } from '../../../form/use-form.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { Group } from '../../../ui/group.tsx';
import { Input } from '../../../ui/input.tsx';
import { ConfirmWeather } from './confirm-weather.tsx';

interface Typed {
  cities: CitySlug[];
  firstDay: string;
  lastDay: string;
  en: string;
  zh: string;
}
const BLANK: Typed = { cities: [], firstDay: '', lastDay: '', en: '', zh: '' };

const toTyped = ({ cities, firstDay, lastDay, reason }: WeatherDeclaration): Typed => ({
  cities,
  firstDay,
  lastDay,
  ...reason,
});

interface Props {
  /** The declaration to correct; absent for a new one. */
  corrected?: WeatherDeclaration;
  onDone: () => void;
}

/** The form to declare bad weather or to correct a declaration; a dialog shows whom it concerns first. */
export const WeatherForm = ({ corrected, onDone }: Props) => {
  const { t } = useTranslation('staff-weather');
  const locale = useLocale();
  const [checked, setChecked] = useState<NewWeather | null>(null);
  const state = useValues(() => (corrected ? toTyped(corrected) : BLANK));
  const form = useForm<Typed, 'cities' | 'firstDay' | 'lastDay' | 'en' | 'zh'>({
    state,
    validate: ({ cities, firstDay, lastDay, en, zh }) => {
      const missing = t('staff-weather.missing');
      const areDays = firstDay !== '' && lastDay !== '' && areWeatherDays(firstDay, lastDay);
      return {
        cities: cities.length === 0 ? t('staff-weather.cityMissing') : undefined,
        firstDay: firstDay === '' ? missing : undefined,
        lastDay: areDays ? undefined : t('staff-weather.daysWrong', { days: WEATHER_DAYS_MAX }),
        en: requireText(en, missing),
        zh: requireText(zh, missing),
      };
    },
    fieldErrorsOf: () => ({}),
    send: async ({ cities, firstDay, lastDay, en, zh }) =>
      setChecked({ cities, firstDay, lastDay, reason: { en: en.trim(), zh: zh.trim() } }),
  });
  const { values, change, errors } = form;
  return (
    <Card>
      <form onSubmit={form.submit} noValidate className="grid gap-5">
        <Group label={t('staff-weather.cities')} error={errors.cities}>
          <Chips
            choices={CITIES.map((city) => ({
              value: city.slug,
              label: getLocalizedName(city, locale),
            }))}
            chosen={values.cities}
            onChange={(cities) => change({ cities })}
          />
        </Group>
        <div className="grid gap-5 sm:grid-cols-2">
          {(['firstDay', 'lastDay'] as const).map((name) => (
            <Field key={name} label={t(`staff-weather.${name}`)} error={errors[name]}>
              {(field) => <Input {...field} {...form.text(name)} type="date" />}
            </Field>
          ))}
        </div>
        {(['en', 'zh'] as const).map((name) => (
          <Field
            key={name}
            label={t(`staff-weather.reason.${name}`)}
            hint={t(`staff-weather.example.${name}`)}
            error={errors[name]}
          >
            {(field) => (
              <Input
                {...field}
                {...form.text(name)}
                lang={name}
                autoComplete="off"
                maxLength={WEATHER_REASON_MAX}
              />
            )}
          </Field>
        ))}
        <Button type="submit" className="justify-self-start" busy={form.busy}>
          {t('staff-weather.check')}
        </Button>
      </form>
      {checked ? (
        <ConfirmWeather
          weather={checked}
          corrected={corrected}
          onClose={() => setChecked(null)}
          onDone={() => {
            setChecked(null);
            onDone();
          }}
        />
      ) : null}
    </Card>
  );
};
