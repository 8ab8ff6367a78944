import { useQuery } from '@tanstack/react-query';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useLocale } from '../../../translation/use-translation.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ownViewOfGuide } from '../queries.ts';

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
  if (isLoading) {
    return (
      <div className="mx-auto grid max-w-[75rem] gap-5 px-4 py-10 sm:px-6">
        <Skeleton className="aspect-[16/9] w-full sm:aspect-[3/1]" />
        <Skeleton className="h-10 w-72" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  return notFound;
};
