import { useSession } from '../../lib/session.ts';
import { useLocale } from '../../translation/use-translation.ts';
import type { ListFor } from './queries.ts';

/**
 * Returns for whom to cache lists of guides. Before hydration, and for all users except guides, this is the
 * shared list.
 */
export const useListAudience = (): ListFor => ({
  locale: useLocale(),
  ownGuideId: useSession()?.user.guideId ?? null,
});
