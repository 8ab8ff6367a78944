import type { ServiceCategory } from '@tomoguide/contract/catalog/entities';
import { SERVICE_TREE } from '@tomoguide/contract/catalog/service-tree';
import type { OwnGuide, ServicePrice } from '@tomoguide/contract/guides/entities';
import type { GuideId, Locale } from '@tomoguide/contract/primitives';
import type { Db, Executor } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { assertVisible } from '../policy.ts';
import { presentOwn } from '../present.ts';
import { findProfilePage, findUserGuideRow, findWholeGuide } from '../queries.ts';

/** Returns a guide's public profile as JSON. Throws NOT_FOUND if this viewer cannot see it. */
export const readDetail = async (
  db: Db,
  deps: Deps,
  viewer: Viewer | null,
  guideId: GuideId,
  locale: Locale,
): Promise<string> => {
  const page = await findProfilePage(db, guideId, locale);
  if (!page) return fail('NOT_FOUND');
  if (!page.listed) await assertVisible(db, deps, viewer, guideId);
  return page.detail;
};

/** Returns the user's own guide profile. Throws NOT_A_GUIDE. */
export const readOwnGuide = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  locale: Locale,
): Promise<OwnGuide> => {
  const row = await findUserGuideRow(db, viewer.userId);
  const guide = row && (await findWholeGuide(db, row.id));
  const person = (await loadUsersByIds(db, [viewer.userId])).get(viewer.userId);
  return guide && person ? presentOwn(guide, person, locale, clock.now()) : fail('NOT_A_GUIDE');
};

/** Returns the categories with the services that the guide offers in each, in the order of the catalog. */
export const readGuideServices = async (
  db: Executor,
  guideId: GuideId,
): Promise<ServiceCategory[]> => {
  const guide = await findWholeGuide(db, guideId);
  const chosen = new Set<number>(guide?.services.map((each) => each.subcategoryId));
  return SERVICE_TREE.map((category) => ({
    id: category.id,
    nameCn: category.nameCn,
    nameEn: category.nameEn,
    subcategories: category.subcategories.filter((each) => chosen.has(each.id)),
  })).filter((category) => category.subcategories.length > 0);
};

/** Returns the services that have their own price; other services cost the base price. */
export const readPricing = async (db: Executor, guideId: GuideId): Promise<ServicePrice[]> => {
  const guide = await findWholeGuide(db, guideId);
  return (guide?.services ?? []).flatMap(({ subcategoryId, priceCents }) =>
    priceCents === null ? [] : [{ subcategoryId, priceCents }],
  );
};
