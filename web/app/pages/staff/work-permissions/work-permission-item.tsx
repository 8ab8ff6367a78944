import type { WorkPermissionCase } from '@tomoguide/contract/guides/work-permission';
import { PERMISSION_REASON_MAX } from '@tomoguide/contract/guides/work-permission-bounds';
import { useState } from 'react';
import { Link } from 'react-router';
import { getErrorCode } from '../../../lib/api-error.ts';
import { StatementFacts } from '../../../parts/guides/own-guide/statement-facts.tsx';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Checklist } from '../checklist.tsx';
import { FilePane } from '../file-pane.tsx';
import { Outcome } from '../outcome.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useStaffAction } from '../use-staff-action.ts';
import { WaitingSince } from '../waiting-since.tsx';
import { type Decided, decide } from './queries.ts';

const CHECKS = ['name', 'status', 'until', 'holidays'] as const;

/** What a guide states about their permission to work, with the file and the buttons to decide on it. */
export const WorkPermissionItem = ({ one }: { one: WorkPermissionCase }) => {
  const { t } = useTranslation('staff-work-permissions', 'errors');
  const deciding = useStaffAction(decide);
  const [isRejecting, setRejecting] = useState(false);
  const { fullName: name, username, guideId, toursAfter } = one;
  const checks = CHECKS.filter((each) =>
    each === 'until' ? one.until !== null : each !== 'holidays' || one.holidays.length > 0,
  );
  const sendDecision = (decision: Decided['decision'], reason = '') =>
    deciding.mutateAsync({ id: one.id, decision, revision: one.revision, reason });
  const markChecked = async () => {
    if (deciding.isPending) return;
    try {
      await sendDecision('checked');
      showToast({ tone: 'success', title: t('staff-work-permissions.checked') });
    } catch (error) {
      showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) });
    }
  };
  return (
    <Card className="grid gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="grid content-start gap-4">
        <div className="grid gap-1">
          <StatementFacts statement={one} />
          <p className="wrap-anywhere flex flex-wrap gap-x-3 text-ink-soft text-sm">
            <Link to={`/guides/${guideId}`}>{t('staff-work-permissions.guide', { name })}</Link>
            <span>{t('staff-work-permissions.account', { name: username })}</span>
            {one.state === 'pending' ? <WaitingSince at={one.submittedAt} one /> : null}
          </p>
          {toursAfter > 0 ? (
            <p>
              <Badge tone="warn">
                {t('staff-work-permissions.toursAfter', { count: toursAfter })}
              </Badge>
            </p>
          ) : null}
        </div>
        <Outcome decided={one} />
        {one.mayDecide ? null : <p>{t('staff-work-permissions.own')}</p>}
      </div>
      {/* Read before the decision: above the buttons on phones, next to them elsewhere. */}
      <div data-file className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {one.file ? (
          <FilePane file={one.file} name={t('staff-work-permissions.file', { name })} />
        ) : (
          <p className="text-ink-soft">{t('staff-work-permissions.noFile')}</p>
        )}
      </div>
      {one.mayDecide && one.state === 'pending' ? (
        <div className="grid content-start gap-4">
          <Checklist checks={checks.map((each) => t(`staff-work-permissions.checks.${each}`))} />
          <div className="flex flex-wrap gap-2">
            <Button
              aria-keyshortcuts="A"
              aria-label={t('staff-work-permissions.checkOf', { name })}
              busy={deciding.isPending}
              onClick={markChecked}
            >
              {t('staff-work-permissions.check')}
            </Button>
            <Button
              tone="secondary"
              aria-keyshortcuts="R"
              aria-label={t('staff-work-permissions.rejectOf', { name })}
              onClick={() => setRejecting(true)}
            >
              {t('staff-work-permissions.reject')}
            </Button>
          </div>
        </div>
      ) : null}
      {isRejecting ? (
        <ReasonDialog
          what={`work-permission:${one.id}`}
          danger
          title={t('staff-work-permissions.rejectTitle', { name })}
          text={t('staff-work-permissions.rejectText')}
          confirmLabel={t(
            deciding.isPending ? 'staff-work-permissions.saving' : 'staff-work-permissions.reject',
          )}
          reason={{
            label: t('staff-work-permissions.reason'),
            hint: t('staff-work-permissions.reasonHint'),
            missing: t('staff-work-permissions.reasonMissing'),
            max: PERMISSION_REASON_MAX,
            rows: 3,
          }}
          send={(reason) => sendDecision('rejected', reason)}
          done={t('staff-work-permissions.rejected')}
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </Card>
  );
};
