import { DISPUTE_TEXT_MAX, decideDispute } from '@tomoguide/contract/bookings/calls';
import type { DisputeCase } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import {
  DISPUTE_OUTCOMES,
  type DisputeOutcome,
  splitDisputedMoney,
} from '@tomoguide/contract/payments/dispute-split';
import { formatTypedAmount, parseAmount } from '@tomoguide/contract/payments/typed-amount';
import { useState } from 'react';
import { requireText } from '../../../form/required.ts';
import { useOwnDraft } from '../../../form/stored-draft.ts';
import { useForm } from '../../../form/use-form.ts';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { AmountField } from '../amount-field.tsx';
import { CaseBar } from '../case-bar.tsx';
import { ReasonField } from '../reason-field.tsx';
import { useKeyedAction } from '../use-keyed-action.ts';
import { useStaffTime } from '../use-staff-time.ts';
import { Outcomes } from './outcomes.tsx';
import { SplitLines } from './split-lines.tsx';

interface Decision {
  outcome: DisputeOutcome;
  refundCents: number;
  reason: string;
}

/** Nothing is preselected, because the decision moves money. */
type Typed = { outcome: DisputeOutcome | ''; amount: string; reason: string };
const NOTHING: Typed = { outcome: '', amount: '', reason: '' };

const useDecide = ({ bookingId }: DisputeCase) =>
  useKeyedAction((body: Decision, idempotencyKey) =>
    api(decideDispute, { params: { id: bookingId }, body, idempotencyKey }),
  );

/** A form for the outcome of the tour and the refund, with a live preview of how the money is split. */
export const DecideForm = ({ found }: { found: DisputeCase }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('staff-disputes');
  const locale = useLocale();
  const time = useStaffTime();
  const decide = useDecide(found);
  const [confirming, setConfirming] = useState(false);

  const traveler = nameOf(found.traveler.nickname);
  const guide = nameOf(found.guide.nickname);
  const money = (cents: number) => formatMoney(cents, locale);
  const most = money(found.onlineCents);
  const parseCents = (amount: string): number | null => {
    const cents = parseAmount(amount);
    return cents !== null && cents <= found.onlineCents ? cents : null;
  };
  const state = useOwnDraft<Typed>(`staff:dispute:${found.bookingId}`, NOTHING);
  const [, , clear] = state;
  const form = useForm({
    state,
    validate: ({ outcome, amount, reason }) => ({
      outcome: outcome === '' ? t('staff-disputes.outcomeMissing') : undefined,
      amount:
        parseCents(amount) === null ? t('staff-disputes.refundWrong', { amount: most }) : undefined,
      reason: requireText(reason, t('staff-disputes.reasonMissing')),
    }),
    send: async () => setConfirming(true),
  });
  const { outcome, amount, reason } = form.values;
  const refundCents = parseCents(amount);
  const split =
    refundCents === null || outcome === ''
      ? null
      : splitDisputedMoney(outcome, { ...found, refundCents });

  const shares = [
    ['nothing', 0],
    ['half', Math.ceil(found.onlineCents / 2)],
    ['all', found.onlineCents],
  ] as const;
  const share = shares.find(([, each]) => each === refundCents)?.[0] ?? 'part';
  // An open extension fee is refunded in any case, so a share would not describe the whole refund.
  const named = found.openFeeCents === 0 ? share : 'part';

  const confirm = async () => {
    if (outcome === '' || refundCents === null || decide.isPending) return;
    try {
      await decide.mutateAsync({ outcome, refundCents, reason: reason.trim() });
      clear();
      showToast({ tone: 'success', title: t('staff-disputes.done') });
    } catch (error) {
      const isOutdated = error instanceof ApiError && error.code === 'INVALID_TRANSITION';
      showToast({
        tone: 'destructive',
        title: t(isOutdated ? 'staff-disputes.movedOn' : 'staff-disputes.failed'),
      });
    }
    setConfirming(false);
  };

  return (
    <div ref={form.ref} className="contents">
      <Card className="grid gap-5">
        <h3 className="font-semibold">{t('staff-disputes.decide')}</h3>
        <Outcomes
          outcomes={DISPUTE_OUTCOMES}
          value={outcome}
          error={form.errors.outcome}
          onChange={(chosen) => form.change({ outcome: chosen })}
        />
        <div className="grid gap-2">
          <AmountField
            label={t('staff-disputes.refund')}
            hint={t('staff-disputes.refundHint', { amount: most })}
            error={amount === '' ? form.errors.amount : form.problems.amount}
            {...form.text('amount')}
          />
          <div className="flex flex-wrap gap-2">
            {shares.map(([name, portion]) => (
              <Button
                key={name}
                size="small"
                tone="secondary"
                aria-pressed={name === share}
                className="aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action"
                onClick={() => form.change({ amount: formatTypedAmount(portion) })}
              >
                {t(`staff-disputes.${name}`)}
              </Button>
            ))}
          </div>
        </div>
        <SplitLines found={found} split={split} />
        <ReasonField
          label={t('staff-disputes.reason')}
          hint={t('staff-disputes.reasonHint')}
          error={form.errors.reason}
          max={DISPUTE_TEXT_MAX}
          rows={3}
          {...form.text('reason')}
        />
      </Card>
      <CaseBar
        summary={
          <>
            <p className="font-semibold text-ink">
              <Unbroken names={[traveler, guide]}>
                {t('staff-disputes.people', { traveler, guide })}
              </Unbroken>
            </p>
            <p>
              <Unbroken>
                {`${t('staff-disputes.frozen', { amount: most })} · ${t('staff-disputes.decideBy', { time: time(found.decideBy) })}`}
              </Unbroken>
            </p>
          </>
        }
      >
        <Button wide aria-keyshortcuts="A" onClick={form.submit}>
          {t('staff-disputes.confirm')}
        </Button>
      </CaseBar>
      <ConfirmDialog
        open={confirming}
        title={t('staff-disputes.confirmTitle')}
        confirmLabel={decide.isPending ? t('staff-disputes.deciding') : t('staff-disputes.confirm')}
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
        busy={decide.isPending}
      >
        {split
          ? t(`staff-disputes.confirmText.${named}`, {
              traveler,
              guide,
              refund: money(split.refundCents + found.openFeeCents),
              earned: money(split.guideCents),
            })
          : null}
      </ConfirmDialog>
    </div>
  );
};
