import type { PersonReport } from '@tomoguide/contract/messaging/entities';
import { REPORT_DECISIONS, type ReportDecision } from '@tomoguide/contract/messaging/fields';
import { useId, useState } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { WaitingSince } from '../waiting-since.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { ReportedConversation } from './reported-conversation.tsx';

const ReportDetails = ({ report }: { report: PersonReport }) => {
  const { t } = useTranslation('staff-reports');
  const time = useStaffTime();
  const { id, createdAt, otherReports, handledAt } = report;
  return (
    <p className="tabular flex flex-wrap gap-x-2 text-ink-soft text-sm">
      <span>{t('staff-reports.number', { id })}</span>
      <time dateTime={createdAt}>{time(createdAt)}</time>
      {handledAt === null ? <WaitingSince at={createdAt} one /> : null}
      {otherReports > 0 ? (
        <b className="font-semibold text-warn">
          {t('staff-reports.others', { count: otherReports })}
        </b>
      ) : null}
    </p>
  );
};

/** A report: who reported whom, why, the messages, and the buttons to decide. */
export const ReportCard = ({ report }: { report: PersonReport }) => {
  const { t } = useTranslation('staff-reports');
  const nameOf = usePersonName();
  const [isOpen, setIsOpen] = useState(false);
  const [deciding, setDeciding] = useState<ReportDecision | null>(null);
  const conversationId = useId();
  const { id, reporter, reported, reason, words, decision, mayDecide } = report;
  const named = <span className="sr-only">, {t('staff-reports.number', { id })}</span>;
  return (
    <Card className="grid gap-3" data-report={id}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-semibold text-lg">
            {t('staff-reports.title', {
              reporter: nameOf(reporter.nickname),
              reported: nameOf(reported.nickname),
            })}
          </h2>
          <ReportDetails report={report} />
        </div>
        <Badge tone="seal">{t(`staff-reports.reasons.${reason}`)}</Badge>
      </div>
      <p className={`wrap-anywhere whitespace-pre-line ${words ? '' : 'text-ink-soft'}`}>
        {words || t('staff-reports.noWords')}
      </p>
      {decision ? <Badge>{t(`staff-reports.decision.${decision}`)}</Badge> : null}
      {mayDecide ? (
        <div className="flex flex-wrap gap-2">
          <Button
            tone="secondary"
            aria-expanded={isOpen}
            aria-controls={conversationId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t('staff-reports.hide') : t('staff-reports.read')}
            {named}
          </Button>
          {decision === null
            ? REPORT_DECISIONS.map((one) => (
                <Button
                  key={one}
                  tone="secondary"
                  aria-keyshortcuts={one === 'dismissed' ? 'R' : 'A'}
                  onClick={() => setDeciding(one)}
                >
                  {t(`staff-reports.${one}`)}
                  {named}
                </Button>
              ))
            : null}
        </div>
      ) : (
        <p className="text-ink-soft">{t('staff-reports.own')}</p>
      )}
      <div id={conversationId} hidden={!isOpen}>
        {isOpen ? <ReportedConversation report={report} /> : null}
      </div>
      {deciding ? (
        <DecideDialog report={report} decision={deciding} onClose={() => setDeciding(null)} />
      ) : null}
    </Card>
  );
};
