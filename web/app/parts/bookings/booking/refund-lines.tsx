import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import type { RefundDestination } from '@tomoguide/contract/payments/methods';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

interface Part {
  destination: RefundDestination;
  amountCents: number;
  /** How long the refund takes, in business days; 0 means immediately. */
  minDays: number;
  maxDays: number;
}

/**
 * Two parts can be equal, so the key includes the index, which is stable because refunds are only appended.
 */
const getPartKey = ({ destination, amountCents }: Part, index: number) =>
  `${index}:${destination}:${amountCents}`;

/** Shows where each part of a refund goes and how long it takes, one line per part. */
export const RefundParts = ({
  parts,
  stateOf,
  linkOf,
}: {
  parts: readonly Part[];
  stateOf?: (index: number) => string;
  linkOf?: (index: number) => ReactNode;
}) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const duration = ({ minDays, maxDays }: Part) =>
    maxDays === 0
      ? t('trips.refund.atOnce')
      : t('trips.refund.days', { min: minDays, max: maxDays });
  return (
    <ul className="grid gap-1">
      {parts.map((part, index) => (
        <li key={getPartKey(part, index)}>
          {t(`trips.refund.to.${part.destination}`, {
            amount: formatMoney(part.amountCents, locale),
          })}
          <span className="text-ink-soft"> · {stateOf?.(index) ?? duration(part)}</span>
          {linkOf?.(index)}
        </li>
      ))}
    </ul>
  );
};

/** A link to the demo payment provider's page, where a pending refund can be sped up. */
const DemoLink = ({ refund }: { refund: Booking['refunds'][number] | undefined }) => {
  const { t } = useTranslation('trips');
  if (refund?.status !== 'sent' || !refund.demoPage) return null;
  return (
    <Link
      to={refund.demoPage}
      className="flex min-h-11 w-fit items-center text-action underline underline-offset-4"
    >
      {t('trips.refund.hurryDemo')}
    </Link>
  );
};

/** The refunds of a cancelled booking, shown to the traveler only. */
export const BookingRefunds = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('trips');
  const { refunds, paidAt } = booking;
  const getState = (refund: Booking['refunds'][number] | undefined): string => {
    if (!refund) return '';
    if (refund.status === 'arrived' && refund.demoPage) return t('trips.refund.arrivedDemo');
    if (refund.status !== 'sent') return t(`trips.refund.${refund.status}`);
    if (refund.maxDays === 0) return t('trips.refund.atOnce');
    return t('trips.refund.sent', { min: refund.minDays, max: refund.maxDays });
  };
  const total = refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
  if (total === 0)
    return (
      <p className="text-ink-soft">{paidAt ? t('trips.refund.nothing') : t('trips.refund.none')}</p>
    );
  return (
    <div className="mt-2 grid gap-1">
      <p className="font-semibold text-sm">{t('trips.refund.title')}</p>
      <RefundParts
        parts={refunds}
        stateOf={(index) => getState(refunds[index])}
        linkOf={(index) => <DemoLink refund={refunds[index]} />}
      />
    </div>
  );
};
