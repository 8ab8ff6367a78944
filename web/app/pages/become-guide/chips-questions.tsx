import { useQuery } from '@tanstack/react-query';
import { CITIES } from '@tomoguide/contract/catalog/cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import { GUIDE_LANGUAGES, TargetGroup } from '@tomoguide/contract/guides/entities';
import type { SubcategoryId } from '@tomoguide/contract/primitives';
import { serviceCategoriesQuery } from '../../parts/guides/queries.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Chips } from '../../ui/chips.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Group } from '../../ui/group.tsx';
import { ChevronDown } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useQuestion } from './use-question.ts';

const GROUPS = TargetGroup.options;

export const CitiesQuestion = () => {
  const { t } = useTranslation('application-form');
  const locale = useLocale();
  const { field, label, error } = useQuestion('serviceCities');
  const isMain = (slug: string) => field.value.length > 1 && field.value[0] === slug;
  return (
    <Group label={label} hint={t('application-form.citiesHint')} error={error}>
      <Chips
        {...field}
        chosen={field.value}
        choices={CITIES.map((city) => ({
          value: city.slug,
          label: isMain(city.slug)
            ? `${getLocalizedName(city, locale)} ${t('application-form.mainCity')}`
            : getLocalizedName(city, locale),
        }))}
      />
    </Group>
  );
};

export const LanguagesQuestion = () => {
  const { t } = useTranslation('applications');
  const { field, label, error } = useQuestion('languages');
  return (
    <Group label={label} error={error}>
      <Chips
        {...field}
        chosen={field.value}
        choices={GUIDE_LANGUAGES.map((value) => ({
          value,
          label: t(`applications.languages.${value}`),
        }))}
      />
    </Group>
  );
};

export const TargetGroupsQuestion = () => {
  const { t } = useTranslation('applications');
  const { field, label, error } = useQuestion('targetGroups');
  return (
    <Group label={label} error={error}>
      <Chips
        {...field}
        chosen={field.value}
        choices={GROUPS.map((value) => ({ value, label: t(`applications.targetGroups.${value}`) }))}
      />
    </Group>
  );
};

/** All services by category, with the number of chosen services in each category. */
export const ServicesQuestion = () => {
  const { t } = useTranslation('application-form');
  const locale = useLocale();
  const { field, label, error } = useQuestion('services');
  const categories = useQuery(serviceCategoriesQuery());
  if (categories.isPending) return <Skeleton className="h-40 rounded-xl" />;
  if (categories.isLoadingError)
    return (
      <ErrorState
        title={t('application-form.servicesError')}
        onRetry={() => categories.refetch()}
      />
    );
  return (
    <Group label={label} error={error}>
      <div className="grid gap-2">
        {categories.data.map((category, index) => {
          const ids = category.subcategories.map(({ id }) => id);
          const chosen = field.value.filter((id) => ids.includes(id)).length;
          return (
            <details
              key={category.id}
              className="group rounded-xl border border-line px-3.5"
              open={index === 0 || chosen > 0 || undefined}
            >
              <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-[0.9375rem]">
                {getLocalizedName(category, locale)}
                {chosen > 0 ? (
                  <span className="tabular rounded-full bg-action px-2 text-on-action text-xs leading-5">
                    {chosen}
                  </span>
                ) : null}
                <ChevronDown
                  aria-hidden="true"
                  className="ml-auto size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="pb-3">
                <Chips
                  {...field}
                  ref={index === 0 ? field.ref : undefined}
                  chosen={field.value}
                  choices={category.subcategories.map((one) => ({
                    value: one.id as SubcategoryId,
                    label: getLocalizedName(one, locale),
                  }))}
                />
              </div>
            </details>
          );
        })}
      </div>
    </Group>
  );
};
