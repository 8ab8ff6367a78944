import { LedgerView } from '../pages/staff/ledger/ledger-view.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-ledger', 'staff', 'payments', 'errors'] as const;

export default function StaffLedger() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage place="ledger" title={t('staff.places.ledger')} lead={t('staff-ledger.lead')}>
      <LedgerView />
    </StaffPage>
  );
}
