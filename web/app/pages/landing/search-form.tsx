import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import { formatShortDay } from '@tomoguide/contract/format';
import type { GuideLanguage } from '@tomoguide/contract/guides/entities';
import { DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { cityName } from '../../parts/guides/city-name.ts';
import { DestinationField } from '../../parts/guides/search/destination-field.tsx';
import { bandFilters, NO_FILTERS, searchPath } from '../../parts/guides/search/filters.ts';
import { LanguageField } from '../../parts/guides/search/language-field.tsx';
import { PriceField } from '../../parts/guides/search/price-field.tsx';
import { TravelersField } from '../../parts/guides/search/travelers-field.tsx';
import { useGroupWords } from '../../parts/guides/search/use-group-words.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Search } from '../../ui/icons.ts';
import { SearchSheet, type SheetControl } from './search-sheet.tsx';
import { WhereTo } from './where-to.tsx';

const TOKYO = 'Asia/Tokyo';
/**
 * RMB. The initial range of the slider, which is not part of the search until it is moved
 * (docs/product/guides.md, "Price slider").
 */
const DEFAULT_BAND = [100, 500] as const;

/**
 * The search form of the landing page. Destination and travelers are required. On phones, it is a sheet
 * behind one field, elsewhere part of the page. If submitted before hydration, it starts the same search.
 */
export const SearchForm = ({ bounds }: { bounds: { min: number; max: number } }) => {
  const { t } = useTranslation('landing');
  const locale = useLocale();
  const navigate = useNavigate();
  const groupWords = useGroupWords();
  const ready = useSession() !== undefined;
  const [city, setCity] = useState<CitySlug | null>(null);
  const [date, setDate] = useState<string | null>(null);
  const [travelers, setTravelers] = useState<string | null>(null);
  const [language, setLanguage] = useState<GuideLanguage | null>(null);
  const [band, setBand] = useState<readonly [number, number] | null>(null);
  const [tried, setTried] = useState(false);
  const [badDate, setBadDate] = useState(false);
  const sheetId = useId();
  const sheet = useRef<SheetControl>(null);
  const inSheet = useRef(false);
  const destination = useRef<HTMLInputElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLSelectElement>(null);

  const missing = !city ? destination : badDate ? day : !travelers ? group : null;
  const search = () => {
    if (missing) {
      // Marks the fields as invalid before focusing one.
      flushSync(() => setTried(true));
      return missing.current?.focus();
    }
    const price = band ? bandFilters(band, bounds) : {};
    const to = searchPath({ ...NO_FILTERS, city, date, travelers, language, ...price });
    navigate(to, { replace: inSheet.current });
  };

  return (
    <search className="relative block">
      <WhereTo
        sheetId={sheetId}
        destination={city && cityName(city, locale)}
        date={date && formatShortDay(date, locale)}
        travelers={travelers && groupWords(travelers)}
        onOpen={() => sheet.current?.show()}
        onSearch={() => {
          if (!missing) return search();
          // The user has not seen the form yet, so it opens without errors.
          sheet.current?.show();
          // Its list of cities would cover the other fields.
          if (missing !== destination) missing.current?.focus();
        }}
      />
      <SearchSheet
        id={sheetId}
        title={t('landing.form.label')}
        control={sheet}
        onOpen={(open) => {
          inSheet.current = open;
          if (!open) setTried(false);
        }}
      >
        <form
          action="/search"
          aria-label={t('landing.form.label')}
          // Before hydration, the browser validates the form. After that, the form shows its own messages.
          noValidate={ready}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            search();
          }}
          className="flex min-h-0 grow flex-col sm:grid sm:grid-cols-2 sm:items-start sm:gap-4 sm:rounded-3xl sm:border sm:border-line sm:bg-surface sm:p-5 sm:shadow-pop"
        >
          <div className="grid grow content-start gap-4 overflow-y-auto overscroll-contain p-5 sm:contents">
            <DestinationField
              ref={destination}
              label={t('landing.form.destination')}
              placeholder={t('landing.form.destinationHint')}
              value={city}
              onChange={setCity}
              error={tried && !city ? t('landing.form.noDestination') : undefined}
              required
            />
            <DateField
              ref={day}
              name="date"
              onFault={setBadDate}
              label={t('landing.form.date')}
              locale={locale}
              placeholder={t('landing.form.dateHint')}
              value={date}
              onChange={setDate}
              timeZone={TOKYO}
              daysAhead={DAYS_AHEAD}
            />
            <TravelersField
              ref={group}
              value={travelers}
              onChange={setTravelers}
              empty={t('landing.form.travelersHint')}
              error={tried && !travelers ? t('landing.form.noTravelers') : undefined}
              required
            />
            <LanguageField value={language} onChange={setLanguage} />
            <div>
              <PriceField
                inForm
                bounds={bounds}
                value={band ?? DEFAULT_BAND}
                isDefault={band === null}
                onCommit={setBand}
              />
              <p className="text-ink-soft text-sm">{t('landing.form.extra')}</p>
            </div>
          </div>
          <div className="max-sm:border-line max-sm:border-t max-sm:p-4 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))] sm:self-center">
            <Button type="submit" tone="seal" size="large" wide>
              <Search aria-hidden="true" className="size-5" />
              {t('landing.form.submit')}
            </Button>
          </div>
        </form>
      </SearchSheet>
    </search>
  );
};
