import { DISPUTE_WORDS_MAX, decideDispute } from '@tomoguide/contract/bookings/calls';
import type { DisputeCase } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import {
  DISPUTE_OUTCOMES,
  type DisputeOutcome,
  disputeSplit,
} from '@tomoguide/contract/payments/dispute-split';
import { typedAmount } from '@tomoguide/contract/payments/typed-amount';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
import { asTyped } from '../typed-amount.ts';
import { useKeyedAction } from '../use-keyed-action.ts';
import { useFormAction } from '../use-reason.ts';
import { useStaffTime } from '../use-staff-time.ts';
import { Outcomes } from './outcomes.tsx';
import { SplitLines } from './split-lines.tsx';

interface Decision {
  outcome: DisputeOutcome;
  refundCents: number;
  reason: string;
}

/** Decides where money goes, so nothing is preselected. */
type Typed = { outcome: DisputeOutcome | ''; amount: string; reason: string };

const useDecide = ({ bookingId }: DisputeCase) =>
  useKeyedAction((body: Decision, idempotencyKey) =>
    api(decideDispute, { params: { id: bookingId }, body, idempotencyKey }),
  );

/** The outcome of the tour and the refund, with a live split of the money. */
export const DecideForm = ({ found }: { found: DisputeCase }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('staff-disputes');
  const locale = useLocale();
  const time = useStaffTime();
  const decide = useDecide(found);
  const [{ outcome, amount, reason }, type] = useFormAction<Typed>(`dispute:${found.bookingId}`, {
    outcome: '',
    amount: '',
    reason: '',
  });
  const [tried, setTried] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const outcomeInput = useRef<HTMLInputElement>(null);
  const amountInput = useRef<HTMLInputElement>(null);
  const reasonInput = useRef<HTMLTextAreaElement>(null);

  const traveler = nameOf(found.traveler.nickname);
  const guide = nameOf(found.guide.nickname);
  const money = (cents: number) => formatMoney(cents, locale);
  const most = money(found.onlineCents);
  const cents = typedAmount(amount);
  const refundCents = cents !== null && cents <= found.onlineCents ? cents : null;
  const split =
    refundCents === null || outcome === ''
      ? null
      : disputeSplit(outcome, { ...found, refundCents });

  const shares = [
    ['nothing', 0],
    ['half', Math.ceil(found.onlineCents / 2)],
    ['all', found.onlineCents],
  ] as const;
  const share = shares.find(([, each]) => each === refundCents)?.[0] ?? 'part';
  // An open fee is refunded in any case, so a share would not describe the refund.
  const named = found.openFeeCents === 0 ? share : 'part';

  const openConfirmation = () => {
    // Marks the missing field as invalid before focusing it.
    flushSync(() => setTried(true));
    if (outcome === '') return outcomeInput.current?.focus();
    if (refundCents === null) return amountInput.current?.focus();
    if (reason.trim() === '') return reasonInput.current?.focus();
    setConfirming(true);
  };
  const confirm = async () => {
    if (outcome === '' || refundCents === null || decide.isPending) return;
    try {
      await decide.mutateAsync({ outcome, refundCents, reason: reason.trim() });
      showToast({ tone: 'success', title: t('done') });
    } catch (error) {
      const movedOn = error instanceof ApiError && error.code === 'INVALID_TRANSITION';
      showToast({ tone: 'destructive', title: t(movedOn ? 'movedOn' : 'failed') });
    }
    setConfirming(false);
  };

  return (
    <>
      <Card className="grid gap-5">
        <h3 className="font-semibold">{t('decide')}</h3>
        <Outcomes
          outcomes={DISPUTE_OUTCOMES}
          value={outcome}
          first={outcomeInput}
          error={tried && outcome === '' ? t('outcomeMissing') : undefined}
          onChange={(chosen) => type({ outcome: chosen })}
        />
        <div className="grid gap-2">
          <AmountField
            ref={amountInput}
            label={t('refund')}
            hint={t('refundHint', { amount: most })}
            error={
              refundCents === null && (tried || amount !== '')
                ? t('refundWrong', { amount: most })
                : undefined
            }
            value={amount}
            onChange={(typed) => type({ amount: typed })}
          />
          <div className="flex flex-wrap gap-2">
            {shares.map(([name, portion]) => (
              <Button
                key={name}
                size="small"
                tone="secondary"
                aria-pressed={name === share}
                className="aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action"
                onClick={() => type({ amount: asTyped(portion) })}
              >
                {t(name)}
              </Button>
            ))}
          </div>
        </div>
        <SplitLines found={found} split={split} />
        <ReasonField
          ref={reasonInput}
          label={t('reason')}
          hint={t('reasonHint')}
          error={tried && reason.trim() === '' ? t('reasonMissing') : undefined}
          max={DISPUTE_WORDS_MAX}
          rows={3}
          value={reason}
          onChange={(typed) => type({ reason: typed })}
        />
      </Card>
      <CaseBar
        summary={
          <>
            <p className="font-semibold text-ink">
              <Unbroken names={[traveler, guide]}>{t('people', { traveler, guide })}</Unbroken>
            </p>
            <p>
              <Unbroken>
                {`${t('frozen', { amount: most })} · ${t('decideBy', { time: time(found.decideBy) })}`}
              </Unbroken>
            </p>
          </>
        }
      >
        <Button wide onClick={openConfirmation}>
          {t('confirm')}
        </Button>
      </CaseBar>
      <ConfirmDialog
        open={confirming}
        title={t('confirmTitle')}
        confirmLabel={decide.isPending ? t('deciding') : t('confirm')}
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
        busy={decide.isPending}
      >
        {split
          ? t(`confirmText.${named}`, {
              traveler,
              guide,
              refund: money(split.refundCents + found.openFeeCents),
              earned: money(split.guideCents),
            })
          : null}
      </ConfirmDialog>
    </>
  );
};
