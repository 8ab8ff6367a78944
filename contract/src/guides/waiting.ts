import * as z from 'zod/mini';
import { CITY_SLUGS } from '../catalog/cities.ts';
import { Instant, PlainDate, WaitingEntryId } from '../primitives.ts';
import { GuideLanguage, GuideSummary } from './entities.ts';

/** What a user waits for: a guide, or any guide of a city for a group, on a day (docs/product/waiting-list.md). */
export const WaitingEntry = z.object({
  id: WaitingEntryId,
  day: PlainDate,
  /** When the entry ends automatically. */
  endsAt: Instant,
  /** The guide; null for a city. */
  guide: z.nullable(GuideSummary),
  /** The city, the group size and the language; null for a guide. A null language means any. */
  city: z.nullable(z.enum(CITY_SLUGS)),
  travelers: z.nullable(z.int()),
  language: z.nullable(GuideLanguage),
});
export type WaitingEntry = z.infer<typeof WaitingEntry>;
