import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type { GuideLanguage } from '@tomoguide/contract/guides/entities';
import { DAYS_AHEAD } from '@tomoguide/contract/guides/tour-limits';
import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { DestinationField } from './destination-field.tsx';
import { NO_FILTERS, searchPath } from './filters.ts';
import { LanguageField } from './language-field.tsx';
import { PriceField } from './price-field.tsx';
import { TravelersField } from './travelers-field.tsx';

const TOKYO = 'Asia/Tokyo';
/** RMB (docs/product/guides.md, "Price slider"). */
const DEFAULT_BAND: [number, number] = [100, 500];

/** The search bar of the landing page: destination and travelers are required. */
export const SearchForm = ({ bounds }: { bounds: { min: number; max: number } }) => {
  const { t } = useTranslation('guides-landing');
  const locale = useLocale();
  const navigate = useNavigate();
  // Submitted by the browser itself, the form would lead nowhere and lose what was filled in.
  const ready = useSession() !== undefined;
  const [city, setCity] = useState<CitySlug | null>(null);
  const [date, setDate] = useState<string | null>(null);
  const [travelers, setTravelers] = useState<string | null>(null);
  const [language, setLanguage] = useState<GuideLanguage | null>(null);
  const [band, setBand] = useState(DEFAULT_BAND);
  const [tried, setTried] = useState(false);
  const [badDate, setBadDate] = useState(false);
  const destination = useRef<HTMLInputElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLSelectElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The fields are marked invalid before one of them is focused.
    flushSync(() => setTried(true));
    if (!city) return destination.current?.focus();
    if (badDate) return day.current?.focus();
    if (!travelers) return group.current?.focus();
    const [minPrice, maxPrice] = band;
    navigate(searchPath({ ...NO_FILTERS, city, date, travelers, language, minPrice, maxPrice }));
  };

  return (
    <search className="relative">
      <form
        aria-label={t('form.label')}
        noValidate
        onSubmit={submit}
        className="grid items-start gap-4 rounded-3xl border border-line bg-surface p-4 shadow-pop sm:grid-cols-2 sm:p-5 lg:grid-cols-[1.5fr_1.3fr_1.1fr_1.1fr]"
      >
        <DestinationField
          ref={destination}
          label={t('form.destination')}
          placeholder={t('form.destinationHint')}
          value={city}
          onChange={setCity}
          error={tried && !city ? t('form.noDestination') : undefined}
        />
        <DateField
          ref={day}
          onFault={setBadDate}
          label={t('form.date')}
          locale={locale}
          placeholder={t('form.dateHint')}
          value={date}
          onChange={setDate}
          timeZone={TOKYO}
          daysAhead={DAYS_AHEAD}
        />
        <TravelersField
          ref={group}
          value={travelers}
          onChange={setTravelers}
          empty={t('form.travelersHint')}
          error={tried && !travelers ? t('form.noTravelers') : undefined}
        />
        <LanguageField value={language} onChange={setLanguage} />
        <div className="sm:col-span-2 lg:col-span-3">
          <PriceField bounds={bounds} value={band} onCommit={setBand} />
          <p className="text-ink-soft text-sm">{t('form.extra')}</p>
        </div>
        <Button
          type="submit"
          disabled={!ready}
          tone="seal"
          size="large"
          wide
          // Not dimmed for the moment before it can be pressed: the first screen would flicker.
          className="self-end disabled:opacity-100! sm:col-span-2 lg:col-span-1"
        >
          <Search aria-hidden="true" className="size-5" />
          {t('form.submit')}
        </Button>
      </form>
    </search>
  );
};
