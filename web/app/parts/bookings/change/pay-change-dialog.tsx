import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Booking, ChangeProposal } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import { calculateWalletShare } from '@tomoguide/contract/payments/wallet';
import { useId } from 'react';
import { useForm, useValues } from '../../../form/use-form.ts';
import { formatDeadline } from '../../../lib/own-zone.ts';
import { WALLET_KEY } from '../../../lib/query-keys.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Line, Lines } from '../../../ui/amount-lines.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { storeLastMethod } from '../../payments/last-method.ts';
import { PaymentChoice } from '../../payments/payment-choice.tsx';
import { getMethod } from '../../payments/payment-methods.ts';
import { useGoToPayment } from '../checkout-form/pay-deposit.ts';
import { bookingKeys, walletQuery } from '../queries.ts';
import { isEndedProposal, openChangePayment } from './mutations.ts';
import { TermsWeather } from './terms-weather.tsx';

interface Props {
  booking: Booking;
  proposal: ChangeProposal;
  onClose: () => void;
}

const EMPTY: { method: PaymentMethod | null; useWallet: boolean } = {
  method: null,
  useWallet: true,
};

/** Pays the difference in deposit of an agreed change, after which the change takes effect. */
export const PayChangeDialog = ({ booking, proposal, onClose }: Props) => {
  const { t } = useTranslation('change', 'checkout');
  const locale = useLocale();
  const id = useId();
  const queryClient = useQueryClient();
  const goToPayment = useGoToPayment();
  const { travelerId: userId, timeZone } = booking;
  const balanceCents = useQuery(walletQuery()).data?.balanceCents ?? 0;
  const due = proposal.toPayCents;
  const form = useForm({
    state: useValues(EMPTY),
    validate: () => ({}),
    send: async (values) => {
      const method = getMethod(values.method, { userId, locale });
      const usesWallet = values.useWallet && calculateWalletShare(due, balanceCents) > 0;
      storeLastMethod(userId, method);
      try {
        const answer = await openChangePayment(booking.id, proposal.id, {
          method,
          ...(usesWallet ? { useWallet: true } : {}),
        });
        void queryClient.invalidateQueries({ queryKey: WALLET_KEY });
        await goToPayment(answer);
      } catch (error) {
        // The page shows an outdated proposal: paid in another tab, withdrawn or expired.
        void queryClient.invalidateQueries({ queryKey: bookingKeys.all });
        if (!isEndedProposal(error)) throw error;
        showToast({ tone: 'destructive', title: t('change.movedOn') });
        onClose();
      }
    },
  });
  const method = getMethod(form.values.method, { userId, locale });
  const walletCents = form.values.useWallet ? calculateWalletShare(due, balanceCents) : 0;
  return (
    <Dialog
      open
      locked={form.busy}
      onClose={onClose}
      title={t('change.payment.title')}
      footer={
        <Button type="submit" form={id} size="large" wide busy={form.busy}>
          {form.busy
            ? t('change.payment.opening')
            : t('change.payment.pay', { amount: formatMoney(due - walletCents, locale) })}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={form.submit} className="grid gap-5">
        <p>{t('change.payment.text')}</p>
        <TermsWeather booking={booking} terms={proposal} />
        <div className="rounded-xl bg-sunken p-4">
          <Lines>
            <Line
              strong
              label={t('change.payment.due')}
              hint={t('change.payment.until', {
                time: formatDeadline(proposal.payBy, timeZone, locale),
              })}
            >
              {formatMoney(due, locale)}
            </Line>
          </Lines>
        </div>
        <PaymentChoice
          balanceCents={balanceCents}
          depositCents={due}
          useWallet={form.values.useWallet}
          method={method}
          busy={form.busy}
          onChange={form.change}
        />
        {form.error ? (
          <p role="alert" className="text-danger">
            {t('change.payment.failed')}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
};
