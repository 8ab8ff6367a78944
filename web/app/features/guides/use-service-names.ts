import { useQuery } from '@tanstack/react-query';
import type { ServiceCategory } from '@tomoguide/contract/catalog/entities';
import { legacyTags } from '@tomoguide/contract/catalog/legacy-tags';
import { type Named, nameIn } from '@tomoguide/contract/catalog/names';
import { useMemo } from 'react';
import { useLocale } from '../../translation/use-translation.ts';
import { serviceCategories } from './queries.ts';

/**
 * Names for service ids. While the catalog cannot be fetched the older, coarser tags stand in
 * (spec §8).
 */
export const useServiceNames = (
  initial?: ServiceCategory[],
): ((ids: readonly number[]) => string[]) => {
  const locale = useLocale();
  const { data } = useQuery({
    ...serviceCategories(),
    ...(initial ? { initialData: initial } : {}),
  });
  return useMemo(() => {
    const name = (named: Named) => nameIn(named, locale);
    const names = new Map(
      data?.flatMap(({ subcategories }) => subcategories.map((sub) => [sub.id, name(sub)])),
    );
    return (ids) => {
      const known = ids.map((id) => names.get(id)).filter((text) => text !== undefined);
      return known.length > 0 ? known : legacyTags(ids).map(name);
    };
  }, [data, locale]);
};
