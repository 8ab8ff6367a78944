import type { ServiceCategory } from '@tomoguide/contract/catalog/entities';
import { DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import { DestinationField } from '../../parts/guides/search/destination-field.tsx';
import { getPriceFilters, type SearchFilters } from '../../parts/guides/search/filters.ts';
import { LanguageField } from '../../parts/guides/search/language-field.tsx';
import { PriceField } from '../../parts/guides/search/price-field.tsx';
import { TravelersField } from '../../parts/guides/search/travelers-field.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { ChevronDown } from '../../ui/icons.ts';
import { OpenDetails } from '../../ui/open-details.tsx';
import { KeywordField } from './keyword-field.tsx';
import { ServiceFilter } from './service-filter.tsx';
import type { ChangeFilters } from './use-requested-filters.ts';

interface Props {
  filters: SearchFilters;
  onChange: ChangeFilters;
  bounds: { min: number; max: number };
  categories: readonly ServiceCategory[] | undefined;
}

/**
 * All filters of the search, with the rarely used ones collapsed. Each change updates the URL immediately.
 */
export const FilterPanel = ({ filters, onChange, bounds, categories }: Props) => {
  const { t } = useTranslation('search', 'landing');
  const locale = useLocale();
  return (
    <div className="grid gap-5">
      <DestinationField
        label={t('landing.form.destination')}
        placeholder={t('search.anyCity')}
        value={filters.city}
        onChange={(city) => onChange({ city })}
      />
      <LanguageField value={filters.language} onChange={(language) => onChange({ language })} />
      <DateField
        label={t('landing.form.date')}
        locale={locale}
        placeholder={t('landing.form.dateHint')}
        value={filters.date}
        onChange={(date) => onChange({ date })}
        timeZone="Asia/Tokyo"
        daysAhead={DAYS_AHEAD}
      />
      <TravelersField
        value={filters.travelers}
        onChange={(travelers) => onChange({ travelers })}
        empty={t('search.anyTravelers')}
      />
      {categories ? (
        <ServiceFilter
          categories={categories}
          chosen={filters.services}
          onChange={(services) => onChange({ services })}
        />
      ) : null}
      <PriceField
        bounds={bounds}
        value={[filters.minPrice ?? bounds.min, filters.maxPrice ?? bounds.max]}
        onCommit={(band) => onChange(getPriceFilters(band, bounds))}
        withFields
      />
      <Checkbox
        label={
          <>
            {t('search.instant')}
            <span className="block text-ink-soft text-sm">{t('search.instantHint')}</span>
          </>
        }
        checked={filters.instant}
        onChange={({ target }) => onChange({ instant: target.checked })}
      />
      <OpenDetails className="group" opens={filters.q !== null}>
        <summary className="flex min-h-11 list-none items-center justify-between gap-2 border-line border-t font-semibold text-sm [&::-webkit-details-marker]:hidden">
          {t('search.moreFilters')}
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-5 pt-2">
          <KeywordField value={filters.q} onChange={(q, more) => onChange({ q }, { more })} />
        </div>
      </OpenDetails>
    </div>
  );
};
