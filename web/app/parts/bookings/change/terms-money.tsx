import type { Booking, ChangeTerms } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Line, Lines } from '../../../ui/amount-lines.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { calculateEarnings, pickAmounts } from '../booking/calculate-earnings.ts';
import { getOtherName } from '../booking/other-name.ts';
import { RefundTable } from '../booking/refund-table.tsx';

interface Props {
  booking: Booking;
  terms: ChangeTerms;
  /** True while the change waits for an answer of the other user, so that nothing is paid yet. */
  isAsking?: boolean;
}

/** What is paid or refunded online because of a change, and what is then paid in person. */
export const TermsMoney = ({ booking, terms, isAsking = false }: Props) => {
  const { t } = useTranslation('change');
  const locale = useLocale();
  const name = usePersonName()(getOtherName(booking));
  const { before, after, toPayCents, refundCents } = terms;
  if (before.totalCents === after.totalCents && toPayCents === 0 && refundCents === 0)
    return <p>{t('change.compare.samePrice')}</p>;
  const asGuide = booking.viewerIs === 'guide';
  const getPayLabel = () => {
    if (asGuide) return t('change.compare.theyPay', { name });
    return t(isAsking ? 'change.compare.youPayOnceAccepted' : 'change.compare.youPay');
  };
  return (
    <Lines>
      {toPayCents > 0 ? (
        <Line strong label={getPayLabel()}>
          {formatMoney(toPayCents, locale)}
        </Line>
      ) : null}
      {refundCents > 0 ? (
        <Line
          strong
          label={asGuide ? t('change.compare.theyGet', { name }) : t('change.compare.youGet')}
        >
          {formatMoney(refundCents, locale)}
        </Line>
      ) : null}
      <Line label={t('change.compare.rest')}>{formatMoney(after.finalPaymentCents, locale)}</Line>
      {asGuide ? (
        <Line label={t('change.compare.youEarn')}>
          {formatMoney(calculateEarnings(pickAmounts(after)).earnedCents, locale)}
        </Line>
      ) : null}
    </Lines>
  );
};

/** What a change does to the traveler's refund: its limits, and the deadlines by the new start. */
export const TermsRefund = ({ booking, terms }: Omit<Props, 'isAsking'>) => {
  const { t } = useTranslation('change');
  const name = usePersonName()(getOtherName(booking));
  const { capPercent, floorPercent } = terms.refundBounds;
  const side = booking.viewerIs === 'guide' ? 'their' : 'your';
  return (
    <div className="grid gap-2">
      {capPercent < 100 ? (
        <p className="text-sm">
          <Unbroken names={[name]}>
            {t(`change.refund.${side}Cap`, { name, percent: capPercent })}
          </Unbroken>
        </p>
      ) : null}
      {floorPercent > 0 ? (
        <p className="text-sm">
          <Unbroken names={[name]}>
            {t(`change.refund.${side}Floor`, { name, percent: floorPercent })}
          </Unbroken>
        </p>
      ) : null}
      <RefundTable
        policy={booking.policy}
        start={terms.after.scheduledStartTime}
        timeZone={booking.timeZone}
        now={Temporal.Now.instant()}
        bounds={terms.refundBounds}
      />
    </div>
  );
};
