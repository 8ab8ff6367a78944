import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApplicationCase } from '@tomoguide/contract/applications/cases';
import { useEffect } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { applications } from './queries.ts';

/** Once a case is decided: the application that has waited longest and that no colleague has. */
export const NextWaiting = ({ found }: { found: ApplicationCase }) => {
  const { t } = useTranslation('staff-applications');
  const me = useSession()?.user.id;
  const waiting = useInfiniteQuery(applications('waiting'));
  const next = waiting.data?.pages
    .flatMap(({ data }) => data)
    .find(
      ({ id, status, reviewer }) =>
        id !== found.applicant.id && id !== me && (status === 'submitted' || reviewer?.id === me),
    );
  const { hasNextPage, isFetching, isError, fetchNextPage } = waiting;
  // A whole page may be with colleagues. After a failure the list's own next round tries again.
  const goesOn = !next && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  if (next)
    return (
      <LinkButton className="justify-self-start" to={`/staff/applications?case=${next.id}`}>
        {t('next')}
      </LinkButton>
    );
  // None is known to wait only once all of them were looked at.
  if (!waiting.data || hasNextPage) return null;
  return <p className="text-ink-soft">{t('noNext')}</p>;
};
