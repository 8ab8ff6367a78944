import { formatMoney } from '@tomoguide/contract/format';
import type { StaffWithdrawal } from '@tomoguide/contract/payments/entities';
import type { WithdrawalDecision } from '@tomoguide/contract/payments/withdrawal';
import { type ReactNode, useState } from 'react';
import { getErrorCode } from '../../../lib/api-error.ts';
import { AccountNumber } from '../../../parts/payments/account-number.tsx';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Copy } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { useRevealNumber } from './queries.ts';

const TONES: Readonly<Record<StaffWithdrawal['status'], BadgeTone>> = {
  requested: 'warn',
  approved: 'action',
  paid: 'good',
  rejected: 'plain',
};

/** The most common decision comes first. */
const ORDER = ['approve', 'pay', 'reject'] as const satisfies readonly WithdrawalDecision[];

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft text-sm">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const Account = ({ withdrawal }: { withdrawal: StaffWithdrawal }) => {
  const { t } = useTranslation('staff-withdrawals', 'errors');
  const { id, kind, bank, maskedNumber, can } = withdrawal;
  const reveal = useRevealNumber();
  const waits = can.length > 0;
  const whole = waits ? reveal.data : undefined;
  const show = async () => {
    try {
      await reveal.mutateAsync(id);
    } catch (error) {
      showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) });
    }
  };
  const copy = async (number: string) => {
    await navigator.clipboard.writeText(number);
    showToast({ title: t('staff-withdrawals.copied') });
  };
  return (
    <span className="grid justify-items-start gap-1">
      <span>{bank || t(`staff-withdrawals.kind.${kind}`)}</span>
      <span className="flex max-w-full items-center gap-1 font-semibold" aria-live="polite">
        <AccountNumber number={whole ?? maskedNumber} />
        {whole ? (
          <IconButton label={t('staff-withdrawals.copy')} onClick={() => copy(whole)}>
            <Copy aria-hidden="true" className="size-4" />
          </IconButton>
        ) : null}
      </span>
      {whole ? (
        <span className="text-ink-soft text-sm">{t('staff-withdrawals.shownHint')}</span>
      ) : null}
      {waits && !whole ? (
        <Button tone="secondary" size="small" busy={reveal.isPending} onClick={show}>
          {reveal.isPending ? t('staff-withdrawals.showing') : t('staff-withdrawals.showNumber')}
        </Button>
      ) : null}
    </span>
  );
};

const Facts = ({ withdrawal }: { withdrawal: StaffWithdrawal }) => {
  const { t } = useTranslation('staff-withdrawals');
  const locale = useLocale();
  const { earningsCents, refundedCents, endedAt, status } = withdrawal;
  const money = (cents: number) => formatMoney(cents, locale);
  const time = useStaffTime();
  const at = (instant: string) => (
    <time dateTime={instant}>
      <Unbroken>{time(instant)}</Unbroken>
    </time>
  );
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Fact label={t('staff-withdrawals.to')}>
        <Account withdrawal={withdrawal} />
      </Fact>
      <Fact label={t('staff-withdrawals.holder')}>
        <span className="block font-semibold">{withdrawal.holder}</span>
        <span className={withdrawal.holderVerified ? 'text-good' : 'text-warn'}>
          {withdrawal.holderVerified
            ? t('staff-withdrawals.verified')
            : t('staff-withdrawals.unverified')}
        </span>
      </Fact>
      <Fact label={t('staff-withdrawals.from')}>
        {earningsCents > 0 ? (
          <span className="block">
            {t('staff-withdrawals.earnings', { amount: money(earningsCents) })}
          </span>
        ) : null}
        {refundedCents > 0
          ? t('staff-withdrawals.refunded', { amount: money(refundedCents) })
          : null}
      </Fact>
      <Fact label={t('staff-withdrawals.asked')}>{at(withdrawal.requestedAt)}</Fact>
      {endedAt && (status === 'paid' || status === 'rejected') ? (
        <Fact label={t(`staff-withdrawals.ended.${status}`)}>{at(endedAt)}</Fact>
      ) : null}
      {withdrawal.reason ? (
        <Fact label={t('staff-withdrawals.reason')}>{withdrawal.reason}</Fact>
      ) : null}
    </dl>
  );
};

/** A withdrawal with everything that staff need to pay it, and the buttons to decide. */
export const WithdrawalCard = ({ withdrawal }: { withdrawal: StaffWithdrawal }) => {
  const { t } = useTranslation('staff-withdrawals');
  const nameOf = usePersonName();
  const locale = useLocale();
  const [confirming, setConfirming] = useState<WithdrawalDecision | null>(null);
  const { id, status, person, amountCents, can } = withdrawal;
  return (
    <Card className="grid gap-4" data-withdrawal={id}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="tabular font-bold text-2xl">{formatMoney(amountCents, locale)}</h2>
          <p className="text-ink-soft">
            <bdi>{nameOf(person.nickname)}</bdi> · {t('staff-withdrawals.number', { id })}
          </p>
        </div>
        <Badge tone={TONES[status]}>{t(`staff-withdrawals.status.${status}`)}</Badge>
      </div>
      <Facts withdrawal={withdrawal} />
      {can.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {ORDER.filter((decision) => can.includes(decision)).map((decision) => (
            <Button
              key={decision}
              tone={decision === 'reject' ? 'secondary' : 'primary'}
              aria-keyshortcuts={decision === 'reject' ? 'R' : 'A'}
              onClick={() => setConfirming(decision)}
            >
              {t(`staff-withdrawals.${decision}`)}
            </Button>
          ))}
        </div>
      ) : null}
      {confirming ? (
        <DecisionDialog
          withdrawal={withdrawal}
          what={confirming}
          onClose={() => setConfirming(null)}
        />
      ) : null}
    </Card>
  );
};
