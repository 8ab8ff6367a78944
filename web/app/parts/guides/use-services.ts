import { useQuery } from '@tanstack/react-query';
import type { ServiceCategory } from '@tomoguide/contract/catalog/entities';
import { listLegacyTags } from '@tomoguide/contract/catalog/legacy-tags';
import { getLocalizedName, type Named } from '@tomoguide/contract/catalog/names';
import { useMemo } from 'react';
import { useLocale } from '../../translation/use-translation.ts';
import { serviceCategoriesQuery } from './queries.ts';

/**
 * Returns the catalog of services, which the server rendered with the page; undefined while it is not
 * loaded.
 */
export const useServiceCategories = (
  rendered: ServiceCategory[] | undefined,
): ServiceCategory[] | undefined =>
  useQuery({ ...serviceCategoriesQuery(), ...(rendered ? { initialData: rendered } : {}) }).data;

/**
 * Returns a function that names service IDs. If the catalog cannot be loaded, it falls back to the older,
 * coarser tags (docs/product/guides.md, "Services").
 */
export const useServiceNames = (
  rendered?: ServiceCategory[],
): ((ids: readonly number[]) => string[]) => {
  const locale = useLocale();
  const categories = useServiceCategories(rendered);
  return useMemo(() => {
    const name = (named: Named) => getLocalizedName(named, locale);
    const names = new Map(
      categories?.flatMap(({ subcategories }) => subcategories.map((sub) => [sub.id, name(sub)])),
    );
    return (ids) => {
      const known = ids.map((id) => names.get(id)).filter((text) => text !== undefined);
      return known.length > 0 ? known : listLegacyTags(ids).map(name);
    };
  }, [categories, locale]);
};
