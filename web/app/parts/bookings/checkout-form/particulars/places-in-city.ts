import { queryOptions } from '@tanstack/react-query';
import type { CityFile } from '@tomoguide/contract/catalog/city-file';

/** One file per city: all of them together are 9 KB compressed. */
const FILES = import.meta.glob<Record<string, CityFile>>([
  '../../../../../../contract/src/catalog/cities/*.ts',
  '!**/all.ts',
]);

/** The well-known meeting places of a city, best known first; none if the city has no file. */
export const loadPlaces = (slug: string) =>
  queryOptions({
    queryKey: ['meeting-places', slug],
    retry: false,
    queryFn: async () => {
      const path = Object.keys(FILES).find((file) => file.endsWith(`/${slug}.ts`));
      const load = path === undefined ? undefined : FILES[path];
      const [city] = Object.values((await load?.()) ?? {});
      return city?.meetingPlaces ?? [];
    },
  });
