import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import { formatShortDay } from '@tomoguide/contract/format';
import type { GuideLanguage } from '@tomoguide/contract/guides/entities';
import { DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { getCityName } from '../../parts/guides/city-name.ts';
import { useKnownGroup } from '../../parts/guides/known-group.ts';
import { searchTotalQuery } from '../../parts/guides/queries.ts';
import { DestinationField } from '../../parts/guides/search/destination-field.tsx';
import {
  getPriceFilters,
  NO_FILTERS,
  type SearchFilters,
  searchPath,
  TEN_PLUS,
} from '../../parts/guides/search/filters.ts';
import { LanguageField } from '../../parts/guides/search/language-field.tsx';
import { PriceField } from '../../parts/guides/search/price-field.tsx';
import { getPageLanguage } from '../../parts/guides/search/search-language.ts';
import { TravelersField } from '../../parts/guides/search/travelers-field.tsx';
import { useGroupText } from '../../parts/guides/search/use-group-text.ts';
import { useListAudience } from '../../parts/guides/use-list-audience.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Search } from '../../ui/icons.ts';
import { CityChoice } from './city-choice.tsx';
import { DayCalendar } from './day-calendar.tsx';
import { SearchSheet, type SheetControl } from './search-sheet.tsx';
import { WhereTo } from './where-to.tsx';

const TOKYO = 'Asia/Tokyo';
/** The initial range of the price slider, in RMB per hour (docs/product/guides.md, "Price slider"). */
const DEFAULT_BAND = [100, 500] as const;

const getGroupOption = (group: number | null): string | null =>
  group === null ? null : group >= 10 ? TEN_PLUS : String(group);

/**
 * The search form of the landing page. Destination and travelers are required. On phones, it is a sheet
 * that one field opens; on wider screens, it is part of the page. If the user submits it before hydration,
 * it starts the same search.
 */
export const SearchForm = ({ bounds }: { bounds: { min: number; max: number } }) => {
  const { t } = useTranslation('landing', 'guides');
  const locale = useLocale();
  const navigate = useNavigate();
  const groupWords = useGroupText();
  const ready = useSession() !== undefined;
  const [city, setCity] = useState<CitySlug | null>(null);
  const [date, setDate] = useState<string | null>(null);
  const known = useKnownGroup();
  const [chosenGroup, setTravelers] = useState<string | null>();
  const [chosenLanguage, setLanguage] = useState<GuideLanguage | null>();
  const travelers = chosenGroup === undefined ? getGroupOption(known) : chosenGroup;
  // Until the user chooses another language, or any.
  const language = chosenLanguage === undefined ? getPageLanguage(locale) : chosenLanguage;
  const [band, setBand] = useState<readonly [number, number]>(DEFAULT_BAND);
  const [opened, setOpened] = useState(false);
  const [tried, setTried] = useState(false);
  const [badDate, setBadDate] = useState(false);
  const sheetId = useId();
  const sheet = useRef<SheetControl>(null);
  const inSheet = useRef(false);
  const destination = useRef<HTMLInputElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLSelectElement>(null);

  const filters: SearchFilters = {
    ...NO_FILTERS,
    city,
    date,
    travelers,
    language,
    ...getPriceFilters(band, bounds),
  };
  const reader = useListAudience();
  // Fetched only once a city is chosen, so that a landing page without user input sends no search.
  const { data: found } = useQuery({
    ...searchTotalQuery(filters, reader),
    enabled: city !== null,
    placeholderData: keepPreviousData,
  });
  const submitWords = !found
    ? t('landing.form.submit')
    : found.totalIsExact
      ? t('landing.form.submitCount', { count: found.total })
      : t('landing.form.submitMore', { count: found.total });

  const missing = !city ? destination : badDate ? day : !travelers ? group : null;
  const search = () => {
    if (missing) {
      // Marks the fields as invalid before one of them receives focus.
      flushSync(() => setTried(true));
      return missing.current?.focus();
    }
    navigate(searchPath(filters), { replace: inSheet.current });
  };

  return (
    <search className="relative block">
      <WhereTo
        sheetId={sheetId}
        destination={city && getCityName(city, locale)}
        date={date && formatShortDay(date, locale)}
        travelers={travelers && groupWords(travelers)}
        language={language && t(`guides.languages.${language}`)}
        onOpen={() => sheet.current?.show()}
        onSearch={() => {
          if (!missing) return search();
          // The user has not seen the form yet, so the sheet opens without errors.
          sheet.current?.show();
          // The destination is not focused, because its list of cities would cover the other fields.
          if (missing !== destination) missing.current?.focus();
        }}
      />
      <SearchSheet
        id={sheetId}
        title={t('landing.form.label')}
        control={sheet}
        onOpen={(open) => {
          inSheet.current = open;
          setOpened(open);
          if (!open) setTried(false);
        }}
      >
        <form
          action="/search"
          aria-label={t('landing.form.label')}
          // Before hydration, the browser validates the form. After hydration, the form shows its own
          // messages.
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
            <CityChoice value={city} onChange={setCity} />
            <DateField
              ref={day}
              name="date"
              onProblem={setBadDate}
              label={t('landing.form.date')}
              locale={locale}
              placeholder={t('landing.form.dateHint')}
              value={date}
              onChange={setDate}
              timeZone={TOKYO}
              daysAhead={DAYS_AHEAD}
            />
            {opened ? <DayCalendar timeZone={TOKYO} value={date} onChange={setDate} /> : null}
            <TravelersField
              ref={group}
              stepper
              value={travelers}
              onChange={setTravelers}
              empty={t('landing.form.travelersHint')}
              error={tried && !travelers ? t('landing.form.noTravelers') : undefined}
              required
            />
            <LanguageField value={language} onChange={setLanguage} />
            <div>
              <PriceField inForm bounds={bounds} value={band} onCommit={setBand} />
              <p className="text-ink-soft text-sm">{t('landing.form.extra')}</p>
            </div>
          </div>
          <div className="max-sm:border-line max-sm:border-t max-sm:p-4 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))] sm:self-center">
            <Button type="submit" size="large" wide aria-live="polite">
              <Search aria-hidden="true" className="size-5" />
              {submitWords}
            </Button>
          </div>
        </form>
      </SearchSheet>
    </search>
  );
};
