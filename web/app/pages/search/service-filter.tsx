import type { ServiceCategory } from '@tomoguide/contract/catalog/entities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import { SERVICES_MAX } from '@tomoguide/contract/guides/figures';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Chips } from '../../ui/chips.tsx';
import { ChevronDown } from '../../ui/icons.ts';
import { OpenDetails } from '../../ui/open-details.tsx';

interface Props {
  categories: readonly ServiceCategory[];
  chosen: readonly number[];
  onChange: (services: number[]) => void;
}

/**
 * The service categories side by side. An expanded category, such as one with selected services, takes a
 * full row with its services.
 */
export const ServiceFilter = ({ categories, chosen, onChange }: Props) => {
  const { t } = useTranslation('search');
  const locale = useLocale();
  return (
    <fieldset>
      <legend className="font-semibold text-sm">{t('search.services')}</legend>
      <p className="mb-2 text-ink-soft text-sm">{t('search.servicesHint')}</p>
      <div className="flex flex-wrap gap-2">
        {categories.map((category) => {
          const count = category.subcategories.filter(({ id }) => chosen.includes(id)).length;
          return (
            <OpenDetails key={category.id} className="group open:w-full" opens={count > 0}>
              <summary className="inline-flex min-h-9 list-none items-center gap-1.5 rounded-full border border-line-strong bg-surface pr-2.5 pl-3.5 text-sm transition-colors hover:border-ink-soft group-open:bg-sunken pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
                {getLocalizedName(category, locale)}
                {count > 0 ? (
                  <span className="tabular rounded-full bg-action px-2 text-on-action text-xs leading-5">
                    {count}
                  </span>
                ) : null}
                <ChevronDown
                  aria-hidden="true"
                  className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="pt-2 pb-1">
                <Chips
                  small
                  choices={category.subcategories.map((service) => ({
                    value: service.id,
                    label: getLocalizedName(service, locale),
                  }))}
                  chosen={chosen}
                  full={chosen.length >= SERVICES_MAX}
                  onChange={(services) => onChange(services.toSorted((a, b) => a - b))}
                />
              </div>
            </OpenDetails>
          );
        })}
      </div>
    </fieldset>
  );
};
