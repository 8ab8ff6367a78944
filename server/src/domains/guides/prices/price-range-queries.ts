import { calculateGroupHourCents } from '@tomoguide/contract/bookings/price';
import type { GuidePriceRange } from '@tomoguide/contract/guides/entities';
import { COMPARED_TRAVELERS, calculatePriceRange } from '@tomoguide/contract/guides/price-range';
import { DEFAULT_ADDITIONAL_PRICE_CENTS } from '@tomoguide/contract/payments/figures';
import type { GuideId } from '@tomoguide/contract/primitives';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { guideSearch } from '../search/tables.ts';
import { guides, priceRanges } from '../tables.ts';

/** The prices of listed guides in one city who speak one language. */
interface ComparedPrices {
  city: string;
  language: GuidePriceRange['language'];
  cents: number[];
}

const listComparedPrices = async (tx: Tx): Promise<ComparedPrices[]> => {
  const rows = await tx
    .select({
      city: guides.serviceCity,
      languages: guides.languages,
      basicCents: sql<number>`${guides.basicPriceCents}`,
      additionalCents: guides.additionalPriceCents,
    })
    .from(guides)
    .innerJoin(guideSearch, eq(guideSearch.guideId, guides.id));
  const all = new Map<string, ComparedPrices>();
  for (const { city, languages, basicCents, additionalCents } of rows) {
    const additional = additionalCents ?? DEFAULT_ADDITIONAL_PRICE_CENTS;
    for (const language of languages) {
      const key = `${city} ${language}`;
      const compared = all.get(key) ?? { city, language, cents: [] };
      compared.cents.push(calculateGroupHourCents(basicCents, additional, COMPARED_TRAVELERS));
      all.set(key, compared);
    }
  }
  return [...all.values()];
};

/**
 * Compares the prices of listed guides anew, by city and language (docs/product/guides.md, "Comparing
 * prices").
 */
export const refreshPriceRanges = async (tx: Tx): Promise<void> => {
  const compared = await listComparedPrices(tx);
  await tx.delete(priceRanges);
  const ranges = compared.flatMap(({ city, language, cents }) => {
    const range = calculatePriceRange(cents);
    return range ? [{ city, language, ...range }] : [];
  });
  if (ranges.length > 0) await tx.insert(priceRanges).values(ranges);
};

/** Returns what guides in this guide's city ask, for each language of the guide. */
export const listPriceRanges = (db: Executor, guideId: GuideId): Promise<GuidePriceRange[]> =>
  db
    .select({
      language: priceRanges.language,
      lowCents: priceRanges.lowCents,
      highCents: priceRanges.highCents,
    })
    .from(guides)
    .innerJoin(
      priceRanges,
      and(
        eq(priceRanges.city, guides.serviceCity),
        sql`${priceRanges.language} = any(${guides.languages})`,
      ),
    )
    .where(eq(guides.id, guideId));
