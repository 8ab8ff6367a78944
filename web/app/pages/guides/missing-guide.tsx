import { useQuery } from '@tanstack/react-query';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import { ownViewOfGuide } from '../../parts/guides/queries.ts';
import { useLocale } from '../../translation/use-translation.ts';
import { GuideSkeleton } from './guide-skeleton.tsx';

interface Props {
  id: GuideId;
  /** What to show of a guide that only some may still see. */
  show: (guide: GuideDetail) => ReactNode;
  notFound: ReactNode;
}

/**
 * The server knows no such guide, but it answered as for a stranger: somebody with a booking, a chat
 * or a save may see an unlisted guide, so the page asks again as the person before it gives up.
 */
export const MissingGuide = ({ id, show, notFound }: Props) => {
  const userId = useSession()?.user.id;
  const locale = useLocale();
  const { data, isLoading } = useQuery({
    ...ownViewOfGuide(id, userId ?? (0 as never), locale),
    enabled: userId !== undefined,
  });
  if (data) return show(data);
  if (isLoading) return <GuideSkeleton />;
  return notFound;
};
