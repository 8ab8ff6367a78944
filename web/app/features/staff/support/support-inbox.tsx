import { SupportCaseId } from '@tomoguide/contract/primitives';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { panelProps, Tabs } from '../../../ui/tabs.tsx';
import { useSupportNews } from '../../support/talk/use-support-news.ts';
import { STAFF_KEY } from '../queries.ts';
import { CaseList, casePath } from './case-list.tsx';
import { CaseView } from './case-view.tsx';
import type { Shown } from './queries.ts';

const SHOWN = ['waiting', 'answered', 'closed'] as const;

const caseIn = (params: URLSearchParams): SupportCaseId | null => {
  const id = SupportCaseId.safeParse(Number(params.get('case')));
  return id.success ? id.data : null;
};

/** What people ask: the list, and beside it, on phones in its place, one case. */
export const SupportInbox = () => {
  const { t } = useTranslation('staff-support');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  useSupportNews(STAFF_KEY);
  const show: Shown = SHOWN.find((one) => one === params.get('show')) ?? 'waiting';
  const openId = caseIn(params);
  if (!session) return null;
  return (
    <>
      <Tabs
        label={t('tabs.label')}
        tabs={SHOWN.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        selected={show}
        onSelect={(id) => navigate(casePath(id, null), { replace: true })}
      />
      <div
        {...panelProps(show)}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[20rem_minmax(0,1fr)]"
      >
        <div className={`grid gap-4 ${openId === null ? '' : 'max-xl:hidden'}`}>
          <CaseList show={show} openId={openId} />
        </div>
        {openId === null ? (
          <div className="hidden xl:block">
            <EmptyState title={t('choose')}>
              <p>{t('chooseHint')}</p>
            </EmptyState>
          </div>
        ) : (
          <CaseView key={openId} id={openId} userId={session.user.id} show={show} />
        )}
      </div>
    </>
  );
};
