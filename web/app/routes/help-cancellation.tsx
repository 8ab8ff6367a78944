import { calculateDepositCents } from '@tomoguide/contract/bookings/price';
import { formatMoney } from '@tomoguide/contract/format';
import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/figures';
import { RefundTimeTable, TierTable } from '../pages/help/cancellation/policy-tables.tsx';
import { HelpPage } from '../pages/help/frame/help-page.tsx';
import { Sections } from '../pages/help/frame/sections.tsx';
import { useCatalog, useLocale, useTranslation } from '../translation/use-translation.ts';

/**
 * The worked example, in fen: the refund for a tour of RMB 1,000 that is cancelled five days ahead, in the
 * second tier.
 */
const TOTAL = 100_000;
const DEPOSIT = calculateDepositCents(TOTAL);
const REFUND = (DEPOSIT * (CANCELLATION_POLICY.tiers[1]?.refundPercent ?? 0)) / 100;

export default function Cancellation() {
  const { t } = useTranslation('cancellation');
  const sentences = useCatalog('cancellation');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <HelpPage
      page="cancellation"
      description={t('cancellation.description')}
      lead={t('cancellation.lead')}
    >
      <Sections
        sections={sentences.sections}
        before={{ traveler: <TierTable /> }}
        after={{
          traveler: (
            <p className="rounded-2xl bg-action-soft px-5 py-4">
              <strong className="block text-action">{t('cancellation.example')}</strong>
              {t('cancellation.exampleText', {
                total: money(TOTAL),
                deposit: money(DEPOSIT),
                refund: money(REFUND),
              })}
            </p>
          ),
          speed: <RefundTimeTable />,
        }}
      />
    </HelpPage>
  );
}
