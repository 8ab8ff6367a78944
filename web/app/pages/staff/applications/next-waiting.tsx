import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApplicationCase } from '@tomoguide/contract/applications/cases';
import { useEffect } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { applications } from './queries.ts';

/** After a decision: links to the longest-waiting application without a reviewer. */
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
  // A whole page can be in review by colleagues. After a failure, the next refetch of the list retries.
  const goesOn = !next && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  if (next)
    return (
      <LinkButton
        className="justify-self-start"
        aria-keyshortcuts="N"
        to={`/staff/applications?case=${next.id}`}
      >
        {t('staff-applications.next')}
      </LinkButton>
    );
  // Only after all pages were checked is it certain that none is waiting.
  if (!waiting.data || hasNextPage) return null;
  return <p className="text-ink-soft">{t('staff-applications.noNext')}</p>;
};
