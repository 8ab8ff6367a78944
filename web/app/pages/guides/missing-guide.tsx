import { useQuery } from '@tanstack/react-query';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import { ownViewOfGuideQuery } from '../../parts/guides/queries.ts';
import { useLocale } from '../../translation/use-translation.ts';
import { GuideSkeleton } from './guide-skeleton.tsx';

interface Props {
  id: GuideId;
  /** Renders a guide whom only some users can see. */
  show: (guide: GuideDetail) => ReactNode;
  notFound: ReactNode;
}

/**
 * Shown if the server found no such guide for visitors. A user who has booked, messaged or saved an
 * unlisted guide can see them, so this fetches the guide again with the session before it shows an error.
 */
export const MissingGuide = ({ id, show, notFound }: Props) => {
  const userId = useSession()?.user.id;
  const locale = useLocale();
  const { data, isLoading } = useQuery({
    ...ownViewOfGuideQuery(id, userId ?? (0 as never), locale),
    enabled: userId !== undefined,
  });
  if (data) return show(data);
  if (isLoading) return <GuideSkeleton />;
  return notFound;
};
