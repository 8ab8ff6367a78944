import { useSession } from '../../lib/session.ts';
import { useLocale } from '../../translation/use-translation.ts';
import type { ListFor } from './queries.ts';

/**
 * The cache key for lists of guides. Before hydration, and for all users but guides, it is the shared one.
 */
export const useListAudience = (): ListFor => ({
  locale: useLocale(),
  ownGuideId: useSession()?.user.guideId ?? null,
});
