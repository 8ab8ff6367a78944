import type { ServiceCategory } from '@tomoguide/contract/catalog/entities';
import { nameIn } from '@tomoguide/contract/catalog/names';
import { SERVICES_MAX } from '@tomoguide/contract/guides/tour-limits';
import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { OpenDetails } from '../../../ui/open-details.tsx';

interface Props {
  categories: readonly ServiceCategory[];
  chosen: readonly number[];
  onChange: (services: number[]) => void;
}

/** Specialties by category; a category with a choice in it opens. */
export const ServiceFilter = ({ categories, chosen, onChange }: Props) => {
  const { t } = useTranslation('guides-search');
  const locale = useLocale();
  const toggle = (id: number) =>
    onChange(
      chosen.includes(id)
        ? chosen.filter((other) => other !== id)
        : [...chosen, id].sort((a, b) => a - b),
    );
  return (
    <fieldset>
      <legend className="font-semibold text-sm">{t('services')}</legend>
      <p className="mb-1 text-ink-soft text-sm">{t('servicesHint')}</p>
      <div className="divide-y divide-line border-line border-y">
        {categories.map((category) => {
          const count = category.subcategories.filter(({ id }) => chosen.includes(id)).length;
          return (
            <OpenDetails key={category.id} className="group" opens={count > 0}>
              <summary className="flex min-h-11 list-none items-center justify-between gap-2 text-[0.9375rem] [&::-webkit-details-marker]:hidden">
                {nameIn(category, locale)}
                <span className="flex items-center gap-2">
                  {count > 0 ? (
                    <span className="tabular rounded-full bg-action px-2 text-on-action text-xs leading-5">
                      {count}
                    </span>
                  ) : null}
                  <ChevronDown
                    aria-hidden="true"
                    className="size-4 text-ink-soft transition-transform group-open:rotate-180"
                  />
                </span>
              </summary>
              <div className="pb-2 pl-1">
                {category.subcategories.map((service) => (
                  <Checkbox
                    key={service.id}
                    label={nameIn(service, locale)}
                    checked={chosen.includes(service.id)}
                    disabled={chosen.length >= SERVICES_MAX && !chosen.includes(service.id)}
                    onChange={() => toggle(service.id)}
                  />
                ))}
              </div>
            </OpenDetails>
          );
        })}
      </div>
    </fieldset>
  );
};
