import { formatDay, formatMoney, getDayInZone } from '@tomoguide/contract/format';
import type { Earnings } from '@tomoguide/contract/payments/entities';
import { getSecondsUntil, useNow } from '../../../lib/use-now.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Line, Lines } from '../../../ui/amount-lines.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';

/** Shows where all of a guide's online earnings are now: the parts and their sum. */
export const EarningsByStatus = ({ earnings }: { earnings: Earnings }) => {
  const { t } = useTranslation('earnings');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const { pendingCents, payingOutCents, paidOutCents, frozenCents, owedCents, nextPayout } =
    earnings;
  const now = useNow(60);
  const amount = money(nextPayout?.amountCents ?? 0);
  const dueText = () => {
    if (!nextPayout) return t('earnings.pendingHint');
    // A job releases the payout shortly after its scheduled time.
    if (getSecondsUntil(nextPayout.at, now) <= 0) return t('earnings.payoutSoon', { amount });
    const date = formatDay(getDayInZone(nextPayout.at, earnings.timeZone), locale);
    return t('earnings.nextPayout', { amount, date });
  };
  return (
    <div className="grid gap-2">
      <Lines>
        <Line label={t('earnings.withdrawable')} strong>
          <span className="text-xl">{money(earnings.withdrawableCents)}</span>
        </Line>
        <Line label={t('earnings.pending')} hint={<Unbroken>{dueText()}</Unbroken>}>
          {money(pendingCents)}
        </Line>
        {payingOutCents > 0 ? (
          <Line label={t('earnings.payingOut')}>{money(payingOutCents)}</Line>
        ) : null}
        {paidOutCents > 0 ? <Line label={t('earnings.paidOut')}>{money(paidOutCents)}</Line> : null}
      </Lines>
      <div className="border-line border-t pt-2">
        <Lines>
          <Line label={t('earnings.inAll')} strong>
            {money(earnings.total.earnedCents)}
          </Line>
        </Lines>
      </div>
      {owedCents > 0 ? (
        <p className="tabular max-w-prose text-sm">
          {t('earnings.owed', { amount: money(owedCents) })}
        </p>
      ) : null}
      {frozenCents > 0 ? (
        <p className="tabular max-w-prose text-sm">
          {t('earnings.frozen', { amount: money(frozenCents) })}
        </p>
      ) : null}
    </div>
  );
};
