import { useQueryClient } from '@tanstack/react-query';
import { claimsLicensedTitle } from '@tomoguide/contract/guides/licensed-title';
import { getTextInLocale, joinLanguages } from '@tomoguide/contract/guides/local-text';
import { QUALIFICATION_REASON_MAX } from '@tomoguide/contract/guides/qualification-bounds';
import type { QualificationCase } from '@tomoguide/contract/guides/qualifications';
import { LANGUAGES } from '@tomoguide/contract/locale';
import { useState } from 'react';
import { Link } from 'react-router';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
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
import { type Decided, decide, removePendingCase } from './queries.ts';

interface Props {
  one: QualificationCase;
}

const CHECKS = ['name', 'title', 'number', 'genuine'] as const;

/** A qualification that a guide claims, and the guide. */
const Claim = ({ one }: Props) => {
  const { t } = useTranslation('staff-qualifications');
  const locale = useLocale();
  const { title, licenceNumber, username, fullName, guideId } = one;
  const name = getTextInLocale(title, locale);
  const other = LANGUAGES[locale].reads === 'zh' ? 'en' : 'zh';
  const words = title[other];
  return (
    <div className="grid gap-1">
      <h2 className="wrap-anywhere font-semibold text-lg">{name}</h2>
      {words && words !== name ? (
        <p className="wrap-anywhere text-ink-soft">
          {t(`staff-qualifications.titleIn.${other}`, { title: words })}
        </p>
      ) : null}
      {licenceNumber ? (
        <p className="tabular wrap-anywhere">
          {t('staff-qualifications.licence', { number: licenceNumber })}
        </p>
      ) : null}
      {claimsLicensedTitle(joinLanguages(title)) ? (
        <p>
          <Badge tone="warn">{t('staff-qualifications.claims')}</Badge>
        </p>
      ) : null}
      <p className="wrap-anywhere flex flex-wrap gap-x-3 text-ink-soft text-sm">
        <Link to={`/guides/${guideId}`}>{t('staff-qualifications.guide', { name: fullName })}</Link>
        <span>{t('staff-qualifications.account', { name: username })}</span>
        {one.state === 'pending' && one.submittedAt ? (
          <WaitingSince at={one.submittedAt} one />
        ) : null}
      </p>
    </div>
  );
};

/** A claimed qualification next to its supporting file, with the buttons to verify or reject it. */
export const QualificationItem = ({ one }: Props) => {
  const { t } = useTranslation('staff-qualifications', 'errors');
  const locale = useLocale();
  const queryClient = useQueryClient();
  // Undone before the lists are fetched again, so that the fetched ones stay.
  const deciding = useStaffAction(({ undo, ...input }: Decided & { undo?: () => void }) =>
    decide(input).catch((error: unknown) => {
      undo?.();
      throw error;
    }),
  );
  const [isRejecting, setRejecting] = useState(false);
  const title = getTextInLocale(one.title, locale);
  const checks = CHECKS.filter((each) => each !== 'number' || one.licenceNumber !== null);
  const sendDecision = (decision: Decided['decision'], reason = '', undo?: () => void) =>
    deciding.mutateAsync({
      id: one.id,
      decision,
      revision: one.revision,
      reason,
      ...(undo ? { undo } : {}),
    });
  /** Takes effect immediately, and is undone if it fails. */
  const markChecked = async () => {
    if (deciding.isPending) return;
    const undo = removePendingCase(queryClient, one.id);
    showToast({ tone: 'success', title: t('staff-qualifications.checked') });
    try {
      await sendDecision('checked', '', undo);
    } catch (error) {
      showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) });
    }
  };
  return (
    <Card className="grid gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="grid content-start gap-4">
        <Claim one={one} />
        <Outcome decided={one} />
        {one.mayDecide ? null : <p>{t('staff-qualifications.own')}</p>}
      </div>
      {/* Read before the decision: above the buttons on phones, next to them elsewhere. */}
      <div data-file className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {one.file ? (
          <FilePane file={one.file} name={t('staff-qualifications.file', { title })} />
        ) : (
          <p className="text-ink-soft">{t('staff-qualifications.noFile')}</p>
        )}
      </div>
      {one.mayDecide && one.state === 'pending' ? (
        <div className="grid content-start gap-4">
          <Checklist checks={checks.map((each) => t(`staff-qualifications.checks.${each}`))} />
          <div className="flex flex-wrap gap-2">
            <Button
              aria-keyshortcuts="A"
              aria-label={t('staff-qualifications.checkOf', { title })}
              onClick={markChecked}
            >
              {t('staff-qualifications.check')}
            </Button>
            <Button
              tone="secondary"
              aria-keyshortcuts="R"
              aria-label={t('staff-qualifications.rejectOf', { title })}
              onClick={() => setRejecting(true)}
            >
              {t('staff-qualifications.reject')}
            </Button>
          </div>
        </div>
      ) : null}
      {isRejecting ? (
        <ReasonDialog
          what={`qualification:${one.id}`}
          danger
          title={t('staff-qualifications.rejectTitle', { title })}
          text={t('staff-qualifications.rejectText')}
          confirmLabel={t(
            deciding.isPending ? 'staff-qualifications.saving' : 'staff-qualifications.reject',
          )}
          reason={{
            label: t('staff-qualifications.reason'),
            hint: t('staff-qualifications.reasonHint'),
            missing: t('staff-qualifications.reasonMissing'),
            max: QUALIFICATION_REASON_MAX,
            rows: 3,
          }}
          send={(reason) => sendDecision('rejected', reason)}
          done={t('staff-qualifications.rejected')}
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </Card>
  );
};
