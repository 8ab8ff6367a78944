import { SERVICE_TREE } from '@tomoguide/contract/catalog/service-tree';
import type { Executor } from '../../database/database.ts';
import { upsertCategories, upsertSubcategories } from './queries.ts';

export {
  type DayFigureRow,
  listDayFigureRows,
  lockDayFigure,
  updateDayFigure,
} from './day-fit/figure-queries.ts';
export { PLACE_INDEX } from './day-fit/places.ts';
export { isElsewhere } from './postal-codes/is-elsewhere.ts';
export { listPostalPlaces } from './postal-codes/places-of-code.ts';

/**
 * Writes the contract's service tree to the database: adds new entries and updates renamed entries, but
 * removes none, because past bookings reference them. Idempotent, and safe to run in several processes
 * concurrently.
 */
export const syncCatalog = async (db: Executor): Promise<void> => {
  await upsertCategories(
    db,
    SERVICE_TREE.map(({ id, nameCn, nameEn }, position) => ({ id, position, nameCn, nameEn })),
  );
  await upsertSubcategories(
    db,
    SERVICE_TREE.flatMap(({ id, subcategories }) =>
      subcategories.map((sub, position) => ({ ...sub, categoryId: id, position })),
    ),
  );
};
