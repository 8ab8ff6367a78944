import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApplicationCase } from '@tomoguide/contract/applications/cases';
import { useEffect } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { applicationsQuery } from './queries.ts';

/** A link to the longest-waiting application without a reviewer, shown after a decision. */
export const NextWaiting = ({ found }: { found: ApplicationCase }) => {
  const { t } = useTranslation('staff-applications');
  const me = useSession()?.user.id;
  const waiting = useInfiniteQuery(applicationsQuery('waiting'));
  const next = waiting.data?.pages
    .flatMap(({ data }) => data)
    .find(
      ({ id, status, reviewer }) =>
        id !== found.applicant.id && id !== me && (status === 'submitted' || reviewer?.id === me),
    );
  const { hasNextPage, isFetching, isError, fetchNextPage } = waiting;
  // Colleagues may be reviewing every application on a page, so this fetches the next page. After a
  // failure, the next refetch of the list retries.
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
  // Only once all pages are loaded is it certain that no application is waiting.
  if (!waiting.data || hasNextPage) return null;
  return <p className="text-ink-soft">{t('staff-applications.noNext')}</p>;
};
