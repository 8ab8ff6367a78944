import { SERVICE_TREE } from '@tomoguide/contract/catalog/service-tree';
import type { OwnRates, Rates } from '@tomoguide/contract/guides/rates';
import type { Db } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { changeOwnGuide } from '../profile/change-own-guide.ts';
import { getRevision } from '../profile/revision.ts';
import { findUserGuideId, findWholeGuide, type WholeGuide } from '../queries.ts';

const KNOWN: ReadonlySet<number> = new Set(
  SERVICE_TREE.flatMap(({ subcategories }) => subcategories.map(({ id }) => id)),
);

const presentRates = ({ row, services }: WholeGuide): OwnRates => {
  const rates = {
    basicPricePerHourCents: row.basicPriceCents,
    additionalPricePerPersonCents: row.additionalPriceCents,
    minPeople: row.minPeople,
    maxPeople: row.maxPeople,
    minDuration: row.minDurationMinutes / 60,
    maxDuration: row.maxDurationMinutes / 60,
    services,
    instantBooking: row.instantBooking,
  };
  return { revision: getRevision(rates), ...rates };
};

/** Returns the user's own rates. Throws NOT_A_GUIDE. */
export const readRates = async (db: Db, viewer: Viewer): Promise<OwnRates> => {
  const id = (await findUserGuideId(db, viewer.userId)) ?? fail('NOT_A_GUIDE');
  return presentRates((await findWholeGuide(db, id)) ?? fail('NOT_A_GUIDE'));
};

/**
 * Replaces the user's own rates; bookings, holds and requests keep their price. Throws NOT_A_GUIDE,
 * GUIDE_SUSPENDED, SERVICE_UNKNOWN, or GUIDE_CHANGED if `revision` is out of date.
 */
export const setRates = (
  deps: Deps,
  viewer: Viewer,
  { revision, rates }: { revision: string; rates: Rates },
): Promise<void> =>
  changeOwnGuide(deps, viewer, (guide) => {
    if (presentRates(guide).revision !== revision) fail('GUIDE_CHANGED');
    if (!rates.services.every(({ subcategoryId }) => KNOWN.has(subcategoryId)))
      fail('SERVICE_UNKNOWN', { field: 'services' });
    return {
      basicPriceCents: rates.basicPricePerHourCents,
      additionalPriceCents: rates.additionalPricePerPersonCents,
      minPeople: rates.minPeople,
      maxPeople: rates.maxPeople,
      minDurationMinutes: rates.minDuration * 60,
      maxDurationMinutes: rates.maxDuration * 60,
      services: rates.services,
      ...(rates.instantBooking === undefined ? {} : { instantBooking: rates.instantBooking }),
    };
  });
