import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatDay, formatMoney, getDayInZone } from '@tomoguide/contract/format';
import { DashboardSection } from '../../parts/bookings/dashboard-section.tsx';
import { getProofPath } from '../../parts/bookings/payment-proof/proof-badge.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Returns whether the guide has to review a payment proof of this booking. */
export const needsReview = ({ payments }: Pick<Booking, 'payments'>): boolean =>
  payments.some(
    (one) => one.kind === 'final_payment' && one.proofUploadedByTraveler && !one.verifiedByGuide,
  );

/** The payment proofs waiting for the guide; renders nothing if there are none. */
export const ProofsSection = ({ bookings }: { bookings: readonly Booking[] }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('payment-proof');
  const locale = useLocale();
  const waiting = bookings.filter(needsReview);
  if (waiting.length === 0) return null;
  return (
    <DashboardSection title={t('payment-proof.toCheck')}>
      <Card flush>
        <ul className="divide-y divide-line">
          {waiting.map(
            ({ id, traveler, scheduledStartTime, timeZone, finalPaymentCents, bookingNumber }) => (
              <li key={id} className="flex items-center justify-between gap-3 px-4 py-3 sm:px-5">
                <div className="min-w-0">
                  <p className="wrap-anywhere font-semibold">
                    <bdi>{nameOf(traveler.nickname)}</bdi>
                  </p>
                  <p className="tabular text-ink-soft text-sm">
                    {formatMoney(finalPaymentCents, locale)} ·{' '}
                    {formatDay(getDayInZone(scheduledStartTime, timeZone), locale)} ·{' '}
                    {bookingNumber}
                  </p>
                </div>
                <LinkButton
                  tone="secondary"
                  size="small"
                  to={getProofPath(id)}
                  className="shrink-0"
                >
                  {t('payment-proof.check')}
                </LinkButton>
              </li>
            ),
          )}
        </ul>
      </Card>
    </DashboardSection>
  );
};
