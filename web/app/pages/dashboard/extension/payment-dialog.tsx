import type { Booking, ExtensionOffer } from '@tomoguide/contract/bookings/entities';
import { toCents } from '@tomoguide/contract/bookings/price';
import type { ErrorCode } from '@tomoguide/contract/errors';
import { formatAmount, formatDuration, formatMoney } from '@tomoguide/contract/format';
import { type FormEvent, useId, useRef } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Line, Lines } from '../../../ui/amount-lines.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MethodPicker } from './method-picker.tsx';
import type { Option } from './option.ts';
import { PaymentFields } from './payment-fields.tsx';
import { usePaymentDialog } from './use-payment-dialog.ts';

interface Props {
  booking: Booking;
  option: Option;
  payAt: ExtensionOffer['payAt'];
  onClose: () => void;
  /** Called with the reason if the extension itself was rejected, so that the user must choose again. */
  onRefused: (code: ErrorCode) => void;
}

/**
 * The 'Tour Extension Payment' dialog: the fee, the payment method, and one button. Everything is disabled
 * during payment.
 */
export const PaymentDialog = (props: Props) => {
  const { option, payAt, onClose } = props;
  const { t } = useTranslation('extension');
  const locale = useLocale();
  const formId = useId();
  const { method, setMethod, complete, values, change, busy, submit } = usePaymentDialog(props);
  const payButton = useRef<HTMLButtonElement>(null);
  const pay = (event: FormEvent) => {
    // If the user presses Enter in a field, the field becomes disabled and would lose focus.
    payButton.current?.focus();
    submit(event);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={t('extension.payTitle')}
      footer={
        <div className="grid gap-2">
          {complete ? null : <p className="text-ink-soft text-sm">{t('extension.required')}</p>}
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button tone="secondary" onClick={onClose} disabled={busy}>
              {t('extension.cancel')}
            </Button>
            <Button ref={payButton} type="submit" form={formId} busy={busy} disabled={!complete}>
              {busy
                ? t('extension.processing')
                : t('extension.pay', { price: formatAmount(toCents(option.extensionPrice)) })}
            </Button>
          </div>
        </div>
      }
    >
      <form id={formId} onSubmit={pay} className="grid gap-5" noValidate>
        <p>{t('extension.payText')}</p>
        <div className="rounded-xl bg-sunken p-4">
          <Lines>
            <Line label={t('extension.additional')}>
              {formatDuration(option.hours * 60, locale)}
            </Line>
            <Line label={t('extension.fee')} strong>
              {formatMoney(toCents(option.extensionPrice), locale)}
            </Line>
          </Lines>
        </div>
        <p className="text-ink-soft text-sm">
          {t(payAt === 'dialog' ? 'extension.demo' : 'extension.atProvider')}
        </p>
        <MethodPicker method={method} disabled={busy} onChoose={setMethod} />
        {payAt === 'dialog' ? (
          <PaymentFields method={method} form={values} disabled={busy} onChange={change} />
        ) : null}
      </form>
    </Dialog>
  );
};
