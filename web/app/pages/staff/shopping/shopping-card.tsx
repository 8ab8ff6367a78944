import type { ShoppingCase } from '@tomoguide/contract/reviews/entities';
import { HIDE_REASON_MAX } from '@tomoguide/contract/reviews/fields';
import { SHOPPING_QUESTIONS } from '@tomoguide/contract/reviews/shopping';
import { getStaffBookingPath, getStaffPersonPath } from '@tomoguide/contract/staff/pages';
import { useState } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { Outcome } from '../outcome.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { useCloseShoppingCase } from './queries.ts';

const Report = ({ report }: { report: ShoppingCase['reports'][number] }) => {
  const { t } = useTranslation('staff-shopping');
  const nameOf = usePersonName();
  const at = useStaffTime();
  const name = nameOf(report.traveler.nickname);
  const { bookingNumber } = report;
  return (
    <li className="grid gap-1 border-line border-t pt-3">
      <p className="tabular text-ink-soft text-sm">
        <Unbroken names={[name]}>
          {t('staff-shopping.by', { name, time: at(report.answeredAt) })}
        </Unbroken>
      </p>
      <ul className="grid gap-0.5">
        {SHOPPING_QUESTIONS.filter((question) => report[question]).map((question) => (
          <li key={question}>{t(`staff-shopping.said.${question}`)}</li>
        ))}
      </ul>
      {bookingNumber ? (
        <LinkButton
          to={getStaffBookingPath(bookingNumber)}
          tone="secondary"
          size="small"
          className="justify-self-start"
        >
          {t('staff-shopping.booking', { number: bookingNumber })}
        </LinkButton>
      ) : null}
    </li>
  );
};

/** A guide's case: who reported what, and links to act on it. */
export const ShoppingCard = ({ item }: { item: ShoppingCase }) => {
  const { t } = useTranslation('staff-shopping');
  const nameOf = usePersonName();
  const at = useStaffTime();
  const close = useCloseShoppingCase();
  const [closing, setClosing] = useState(false);
  const { id, guide, guideId, reports } = item;
  const name = nameOf(guide.nickname);
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <p className="wrap-anywhere font-semibold">
          <bdi>{name}</bdi> · {t('staff-shopping.reports', { count: reports.length })}
        </p>
        <p className="tabular text-ink-soft text-sm">
          <Unbroken>
            {`${t('staff-shopping.number', { id })} · ${t('staff-shopping.openedAt', { time: at(item.openedAt) })}`}
          </Unbroken>
        </p>
      </div>
      <ul className="grid gap-3">
        {reports.map((report) => (
          <Report key={`${report.bookingId} ${report.answeredAt}`} report={report} />
        ))}
      </ul>
      <Outcome decided={{ decidedAt: item.closedAt, reviewer: null, reason: item.reason }} />
      <div className="flex flex-wrap gap-2">
        <LinkButton to={`/guides/${guideId}`} tone="secondary">
          {t('staff-shopping.page')}
        </LinkButton>
        <LinkButton to={getStaffPersonPath(guide.id)} tone="secondary">
          {t('staff-shopping.account')}
        </LinkButton>
        {item.closedAt === null ? (
          <Button onClick={() => setClosing(true)}>{t('staff-shopping.close')}</Button>
        ) : null}
      </div>
      {closing ? (
        <ReasonDialog
          what={`shopping:${id}`}
          title={t('staff-shopping.closeTitle')}
          text={t('staff-shopping.closeText', { name })}
          confirmLabel={t(close.isPending ? 'staff-shopping.closing' : 'staff-shopping.close')}
          reason={{
            label: t('staff-shopping.reason'),
            hint: t('staff-shopping.reasonHint'),
            missing: t('staff-shopping.reasonMissing'),
            max: HIDE_REASON_MAX,
          }}
          send={(reason) => close.mutateAsync({ id, reason })}
          done={t('staff-shopping.done')}
          onClose={() => setClosing(false)}
        />
      ) : null}
    </Card>
  );
};
