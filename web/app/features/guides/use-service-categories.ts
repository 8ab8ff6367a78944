import { useQuery } from '@tanstack/react-query';
import type { ServiceCategory } from '@tomoguide/contract/catalog/entities';
import { serviceCategories } from './queries.ts';

/** The catalog of services; what came with the page is kept. Undefined while it is missing. */
export const useServiceCategories = (
  rendered: ServiceCategory[] | undefined,
): ServiceCategory[] | undefined =>
  useQuery({ ...serviceCategories(), ...(rendered ? { initialData: rendered } : {}) }).data;
