import { formatMoney } from '@tomoguide/contract/format';
import type { RefusedRefund } from '@tomoguide/contract/staff/entities';
import { STAFF_REASON_MAX } from '@tomoguide/contract/staff/fields';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { type Handling, useHandleRefund } from './queries.ts';

interface Props {
  refund: RefusedRefund;
  what: Handling;
  onClose: () => void;
}

/**
 * Returns the key of the confirmation text. The remaining amount of a refund matters only if it stays in
 * the wallet.
 */
const getConfirmationTextKey = (what: Handling, { leftCents, amountCents }: RefusedRefund) => {
  if (what === 'retry') return 'retryText';
  if (leftCents === 0) return 'keepNothingText';
  return leftCents < amountCents ? 'keepPartText' : 'keepText';
};

/** A dialog to retry a failed refund, or to leave it in the wallet. */
export const HandleDialog = ({ refund, what, onClose }: Props) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('staff-refunds');
  const locale = useLocale();
  const handle = useHandleRefund();
  const { id, person, amountCents, leftCents } = refund;
  const words = getConfirmationTextKey(what, refund);
  const isGone = words === 'keepNothingText';
  return (
    <ReasonDialog
      what={`refund:${id}:${what}`}
      title={t(isGone ? 'staff-refunds.keepNothingTitle' : `staff-refunds.${what}Title`)}
      text={t(`staff-refunds.${words}`, {
        name: nameOf(person.nickname),
        amount: formatMoney(amountCents, locale),
        left: formatMoney(leftCents, locale),
      })}
      confirmLabel={
        handle.isPending
          ? t('staff-refunds.saving')
          : t(isGone ? 'staff-refunds.close' : `staff-refunds.${what}`)
      }
      reason={{
        label: t('staff-refunds.reason'),
        hint: t('staff-refunds.reasonHint'),
        missing: t('staff-refunds.reasonMissing'),
        max: STAFF_REASON_MAX,
      }}
      send={(reason) => handle.mutateAsync({ id, what, reason })}
      done={t('staff-refunds.done')}
      onClose={onClose}
    />
  );
};
