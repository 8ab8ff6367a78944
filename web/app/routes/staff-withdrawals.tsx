import { StaffPage } from '../pages/staff/staff-page.tsx';
import { WithdrawalQueue } from '../pages/staff/withdrawals/withdrawal-queue.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-withdrawals', 'staff', 'errors'] as const;

export default function StaffWithdrawals() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage
      place="withdrawals"
      title={t('staff.places.withdrawals')}
      lead={t('staff-withdrawals.lead')}
    >
      <WithdrawalQueue />
    </StaffPage>
  );
}
