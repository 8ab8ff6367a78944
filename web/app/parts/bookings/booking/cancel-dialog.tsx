import { useQuery, useQueryClient } from '@tanstack/react-query';
import { REASON_MAX } from '@tomoguide/contract/bookings/calls';
import type { Booking, RefundQuote } from '@tomoguide/contract/bookings/entities';
import { formatDay, formatMoney, getDayInZone } from '@tomoguide/contract/format';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { isOutdatedError, useStatusChange } from '../mutations.ts';
import { bookingKeys, refundQuoteQuery } from '../queries.ts';
import { SignedQuote } from '../quote/signed-quote.tsx';
import { WeatherNote } from '../weather/weather-note.tsx';
import { RefundParts } from './refund-lines.tsx';

/** Shows the exact refund before the user confirms (docs/product/bookings.md, "Cancelling"). */
const Refund = ({ quote, asGuide }: { quote: RefundQuote; asGuide: boolean }) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const { onlinePaidCents, refundCents, keptCents } = quote;
  const amount = formatMoney(refundCents, locale);
  const paid = formatMoney(onlinePaidCents, locale);
  if (onlinePaidCents === 0)
    return <p>{asGuide ? t('trips.refund.travelerNotPaid') : t('trips.refund.notPaid')}</p>;
  const refundText = () => {
    if (asGuide) return t('trips.refund.travelerWhole', { amount });
    if (keptCents === 0) return t('trips.refund.whole', { amount });
    return refundCents === 0
      ? t('trips.refund.zero', { paid })
      : t('trips.refund.part', { amount, paid });
  };
  return (
    <div className="grid gap-2 rounded-xl bg-sunken p-4">
      <p className="font-semibold">{refundText()}</p>
      {asGuide ? null : <RefundParts parts={quote.parts} />}
      {keptCents > 0 ? (
        <p className="text-ink-soft text-sm">
          {refundCents === 0
            ? t('trips.refund.notRefunded')
            : t('trips.refund.partRefunded', { amount: formatMoney(keptCents, locale) })}
        </p>
      ) : null}
    </div>
  );
};

interface Props {
  booking: Booking;
  onClose: () => void;
}

/**
 * Handles a booking that can no longer be cancelled, for example because it was cancelled in another tab:
 * shows a message, closes the dialog, and refetches the bookings.
 */
const useCloseWhenOutdated = (isOutdated: boolean, onClose: () => void): void => {
  const { t } = useTranslation('trips');
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOutdated) return;
    showToast({ tone: 'destructive', title: t('trips.cancel.movedOn') });
    queryClient.invalidateQueries({ queryKey: bookingKeys.all });
    onClose();
  }, [isOutdated, onClose, queryClient, t]);
};

/** Returns whether a cancellation counts against the guide (docs/product/guides.md, "Listing"). */
const isAccepted = ({ status }: Booking): boolean => status !== 'pending' && status !== 'confirmed';

/**
 * A dialog that asks once to confirm a cancellation, with the exact refund. If the refund has changed in
 * the meantime, shows the new refund.
 */
export const CancelDialog = ({ booking, onClose }: Props) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const asGuide = booking.viewerIs === 'guide';
  const quote = useQuery(refundQuoteQuery(booking.id));
  const change = useStatusChange();
  const [reason, setReason] = useState('');
  const [refundChanged, setRefundChanged] = useState(false);
  useCloseWhenOutdated(isOutdatedError(quote.error) || isOutdatedError(change.error), onClose);

  const confirm = async () => {
    if (!quote.data || change.isPending) return;
    try {
      await change.mutateAsync({
        id: booking.id,
        status: 'cancelled',
        expectedRefundCents: quote.data.refundCents,
        ...(reason.trim() ? { reason: reason.trim() } : {}),
      });
      showToast({ tone: 'success', title: t('trips.cancel.done') });
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'REFUND_CHANGED') {
        setRefundChanged(true);
        await quote.refetch();
        return;
      }
      if (!isOutdatedError(error))
        showToast({
          tone: 'destructive',
          title: t('trips.error'),
          description: t('trips.updateFailed'),
        });
    }
  };

  const name = nameOf(asGuide ? booking.traveler.nickname : booking.guide.name);
  const date = formatDay(getDayInZone(booking.scheduledStartTime, booking.timeZone), locale);
  const { refundCents = 0, keptCents = 0 } = quote.data ?? {};
  const label = () => {
    if (refundCents > 0)
      return t('trips.cancel.confirmRefund', { amount: formatMoney(refundCents, locale) });
    return keptCents > 0 ? t('trips.cancel.confirmNoRefund') : t('trips.cancel.confirm');
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('trips.cancel.title')}
      declineLabel={t('trips.cancel.keep')}
      confirmLabel={change.isPending ? t('trips.cancel.busy') : label()}
      onConfirm={confirm}
      onClose={onClose}
      busy={change.isPending}
      disabled={!quote.data || quote.isFetching}
    >
      <div className="grid gap-4">
        <p>
          <Unbroken names={[name]}>
            {t(asGuide ? 'trips.cancel.guideText' : 'trips.cancel.text', { name, date })}
          </Unbroken>
        </p>
        <WeatherNote weather={booking.weather} timeZone={booking.timeZone} />
        {asGuide && isAccepted(booking) && !booking.weather ? (
          <p>{t('trips.cancel.tooMany')}</p>
        ) : null}
        {refundChanged ? (
          <p role="alert" className="rounded-xl bg-warn-soft p-3 text-warn">
            {t('trips.cancel.changed')}
          </p>
        ) : null}
        {quote.isError ? (
          <div role="alert" className="grid justify-items-start gap-2">
            <p>{t('trips.cancel.quoteFailed')}</p>
            <Button tone="secondary" size="small" onClick={() => quote.refetch()}>
              {t('trips.refresh')}
            </Button>
          </div>
        ) : null}
        {quote.data ? <Refund quote={quote.data} asGuide={asGuide} /> : null}
        {quote.isLoading ? <Skeleton className="h-24" /> : null}
        <SignedQuote booking={booking} />
        <Note name={name} value={reason} onChange={setReason} />
      </div>
    </ConfirmDialog>
  );
};

interface NoteProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** The field for a note that the other user receives with the cancellation. */
const Note = ({ name, value, onChange }: NoteProps) => {
  const { t } = useTranslation('trips', 'layout');
  return (
    <Field label={t('trips.cancel.reason', { name })} note={t('layout.optional')}>
      {(field) => (
        <Textarea
          {...field}
          rows={2}
          maxLength={REASON_MAX}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
};
