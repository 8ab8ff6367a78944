import type { TourRequest } from '@tomoguide/contract/bookings/entities';
import { formatDeadline } from '../../../lib/own-zone.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { getRequestStatus } from './request-state.ts';

interface Props {
  request: TourRequest;
  name: string;
  /** Class names for the text size and emphasis. */
  className?: string;
}

/** Shows what the request is waiting for and its deadline, or how it ended. */
export const RequestProgress = ({ request, name, className = 'text-sm' }: Props) => {
  const { t } = useTranslation('tour-request', 'bookings');
  const locale = useLocale();
  const { viewerIs, expiresAt, timeZone, booking, rejectReason, reason } = request;
  const payBy = booking?.payBy ?? null;
  const isGuide = viewerIs === 'guide';
  const formatTime = (deadline: string) => formatDeadline(deadline, timeZone, locale);
  const lines = (): (string | null)[] => {
    switch (getRequestStatus(request)) {
      case 'open':
        return [
          isGuide
            ? t('tour-request.answerBy', { time: formatTime(expiresAt) })
            : t('tour-request.waitsForGuide', { name }),
        ];
      case 'accepted':
        return [
          payBy &&
            (isGuide
              ? t('tour-request.waitsForPayment', { name, time: formatTime(payBy) })
              : t('tour-request.payBy', { time: formatTime(payBy) })),
        ];
      case 'paid':
        return [t('tour-request.acceptedPaid')];
      case 'cancelled':
        return [t('tour-request.cancelled')];
      case 'rejected':
        return [
          // 'Another reason' says nothing on its own; the guide's text follows it.
          rejectReason === null || rejectReason === 'other'
            ? null
            : t('tour-request.rejectedBecause', {
                reason: t(`bookings.rejectReason.${rejectReason}`),
              }),
          reason && t('tour-request.inWords', { words: reason }),
        ];
      case 'withdrawn':
        return [t('tour-request.withdrawnHint')];
      case 'expired':
        return [t('tour-request.expiredHint')];
    }
  };
  return (
    <div className={`wrap-anywhere ${className}`} role="status">
      {lines().map((line) =>
        line ? (
          <p key={line}>
            <Unbroken names={[name]}>{line}</Unbroken>
          </p>
        ) : null,
      )}
    </div>
  );
};
