import { useSession } from '../../lib/session.ts';
import { useLocale } from '../../translation/use-translation.ts';
import type { ListFor } from './queries.ts';

/** For whom a list of guides is asked: before hydration, and for all but guides, for everybody. */
export const useListReader = (): ListFor => ({
  locale: useLocale(),
  ownGuideId: useSession()?.user.guideId ?? null,
});
