import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import { getCityDrawing } from '@tomoguide/contract/catalog/drawings';
import { findCityBySlug, matchCities, matchCity } from '@tomoguide/contract/catalog/match-cities';
import { LANGUAGES } from '@tomoguide/contract/locale';
import { type Ref, useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { Field } from '../../../ui/field.tsx';
import { getCityName } from '../city-name.ts';

interface Props {
  label: string;
  placeholder: string;
  value: CitySlug | null;
  onChange: (city: CitySlug | null) => void;
  error?: string | undefined;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The name on Japanese signs. Omitted on Chinese pages, because it uses the same characters. */
const JapaneseName = ({ slug }: { slug: string }) => {
  const locale = useLocale();
  const name = findCityBySlug(slug)?.nameJa;
  if (LANGUAGES[locale].reads === 'zh') return null;
  return (
    <span lang="ja" className="ml-auto text-ink-soft text-sm">
      {name}
    </span>
  );
};

/** A field for a service city: 东京, tokyo, dongjing and とうきょう all match Tokyo. */
export const DestinationField = ({
  label,
  placeholder,
  value,
  onChange,
  error,
  required = false,
  ref,
}: Props) => {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const [typing, setTyping] = useState<{ text: string; base: CitySlug | null } | null>(null);
  // Drops the typed text when the city changes from outside, for example when the user goes back to the
  // previous search.
  const typed = typing?.base === value ? typing.text : null;
  const setTyped = (text: string | null) => setTyping(text === null ? null : { text, base: value });
  const [listed, setListed] = useState(false);
  const options = matchCities(typed ?? '').map((city) => ({
    value: city.slug,
    label: getCityName(city.slug, locale),
  }));
  const selectCity = (city: CitySlug | null) => {
    setTyped(null);
    if (city !== value) onChange(city);
  };
  const handleLeave = () => {
    if (typed === null) return;
    if (typed.trim() === '') return selectCity(null);
    const meant = matchCity(typed);
    if (meant) return selectCity(meant.slug);
    // Shows the selected city again, or none. If a city is required, keeps the typed text with an error
    // below it.
    if (value || !required) setTyped(null);
  };
  return (
    // The list of cities would cover half of the error message.
    <Field label={label} error={listed ? undefined : error}>
      {(field) => (
        <Combobox
          {...field}
          {...(ref ? { ref } : {})}
          name="city"
          required={required}
          onList={setListed}
          text={typed ?? (value ? getCityName(value, locale) : '')}
          onText={setTyped}
          options={options}
          onChoose={(slug) => selectCity(findCityBySlug(slug)?.slug ?? null)}
          onLeave={handleLeave}
          listLabel={t('search.destinations')}
          nothing={t('search.noDestination')}
          placeholder={placeholder}
          renderOption={(option) => (
            <>
              <Drawing
                name={getCityDrawing(option.value as CitySlug)}
                className="h-10 w-16 shrink-0 rounded-lg"
              />
              <span className="font-medium">{option.label}</span>
              <JapaneseName slug={option.value} />
            </>
          )}
        />
      )}
    </Field>
  );
};
