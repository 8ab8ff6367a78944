import { parseId } from '@tomoguide/contract/ids';
import type { SupportCaseId } from '@tomoguide/contract/primitives';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { useSupportNews } from '../../../parts/support/conversation/use-support-news.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { StaffTabs, useTabParam } from '../list/staff-tabs.tsx';
import { STAFF_KEY } from '../queries.ts';
import { CaseList } from './case-list.tsx';
import { CaseView } from './case-view.tsx';

const SHOWN = ['waiting', 'answered', 'closed'] as const;

const parseCaseId = (params: URLSearchParams) => parseId<SupportCaseId>(params.get('case'));

/** The list of support cases, with the open case next to it or, on phones, in its place. */
export const SupportInbox = () => {
  const { t } = useTranslation('staff-support');
  const [params] = useSearchParams();
  const session = useSession();
  useSupportNews(STAFF_KEY);
  const show = useTabParam('show', SHOWN);
  const openId = parseCaseId(params);
  if (!session) return null;
  return (
    <StaffTabs
      label={t('staff-support.tabs.label')}
      name="show"
      tabs={[
        { id: 'waiting', label: t('staff-support.tabs.waiting') },
        { id: 'answered', label: t('staff-support.tabs.answered') },
        { id: 'closed', label: t('staff-support.tabs.closed') },
      ]}
      selected={show}
      caseOpen={openId !== null}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className={`grid gap-4 ${openId === null ? '' : 'max-xl:hidden'}`}>
        <CaseList show={show} openId={openId} />
      </div>
      {openId === null ? (
        <div className="hidden xl:block">
          <EmptyState title={t('staff-support.choose')}>
            <p>{t('staff-support.chooseHint')}</p>
          </EmptyState>
        </div>
      ) : (
        <CaseView key={openId} id={openId} userId={session.user.id} show={show} />
      )}
    </StaffTabs>
  );
};
