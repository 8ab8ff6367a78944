import type { TourRequest } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { getErrorCode, isOutcomeUnknown } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type ChosenReason, ReasonDialog } from '../answer/reason-dialog.tsx';
import { useAcceptRequest, useRejectRequest, useWithdrawRequest } from './mutations.ts';

/**
 * Returns a function that shows why an answer failed, and returns whether the request is closed, so that
 * its dialog can close.
 */
const useReportFailure = () => {
  const { t } = useTranslation('tour-request', 'errors');
  return (error: unknown): boolean => {
    const code = getErrorCode(error);
    const closed = code === 'REQUEST_NOT_OPEN' || code === 'NOT_FOUND';
    const description = isOutcomeUnknown(error) ? undefined : t(`errors.${code}`);
    showToast({
      tone: 'destructive',
      title: t(closed ? 'tour-request.movedOn' : 'tour-request.failed'),
      ...(closed || !description ? {} : { description }),
    });
    return closed;
  };
};

interface Props {
  request: TourRequest;
  /** The other user's name. */
  name: string;
}

const Reject = ({ request, name, onClose }: Props & { onClose: () => void }) => {
  const { t } = useTranslation('tour-request');
  const reject = useRejectRequest();
  const reportFailure = useReportFailure();
  const send = async (chosen: ChosenReason): Promise<boolean> => {
    try {
      await reject.mutateAsync({ id: request.id, ...chosen });
      showToast({
        tone: 'success',
        title: t('tour-request.rejected'),
        description: t('tour-request.rejectedHint', { name }),
      });
      return true;
    } catch (error) {
      return reportFailure(error);
    }
  };
  return (
    <ReasonDialog
      what={`request:${request.id}`}
      title={t('tour-request.rejectTitle')}
      name={name}
      confirmLabel={
        reject.isPending ? t('tour-request.rejecting') : t('tour-request.rejectConfirm')
      }
      onReject={send}
      onClose={onClose}
    >
      <p>{t('tour-request.rejectText', { name })}</p>
    </ReasonDialog>
  );
};

const Withdraw = ({ request, name, onClose }: Props & { onClose: () => void }) => {
  const { t } = useTranslation('tour-request');
  const withdraw = useWithdrawRequest();
  const reportFailure = useReportFailure();
  const send = async () => {
    try {
      await withdraw.mutateAsync(request.id);
      showToast({ tone: 'success', title: t('tour-request.withdrawn') });
      onClose();
    } catch (error) {
      if (reportFailure(error)) onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('tour-request.withdrawTitle')}
      confirmLabel={withdraw.isPending ? t('tour-request.withdrawing') : t('tour-request.withdraw')}
      declineLabel={t('tour-request.withdrawKeep')}
      onConfirm={send}
      onClose={onClose}
      busy={withdraw.isPending}
    >
      <p>{t('tour-request.withdrawText', { name })}</p>
    </ConfirmDialog>
  );
};

type OnAccepted = (request: TourRequest) => void;

/** Returns a function that accepts a request without a confirmation, as the specification requires. */
const useAcceptNow = ({ request: { id, quote }, name }: Props, onAccepted?: OnAccepted) => {
  const { t } = useTranslation('tour-request');
  const accept = useAcceptRequest(onAccepted);
  const reportFailure = useReportFailure();
  const acceptNow = async () => {
    try {
      await accept.mutateAsync({ id, quoteHash: quote.hash });
      showToast({
        tone: 'success',
        title: t('tour-request.accepted'),
        description: t('tour-request.acceptedHint', { name }),
      });
    } catch (error) {
      reportFailure(error);
    }
  };
  return { acceptNow, isPending: accept.isPending };
};

/** The user's actions on a request, as the server allows them. */
export const RequestAnswer = ({
  request,
  name,
  className = '',
  onAccepted,
}: Props & { className?: string; onAccepted?: OnAccepted }) => {
  const { t } = useTranslation('tour-request', 'bookings');
  const { acceptNow, isPending } = useAcceptNow({ request, name }, onAccepted);
  const [confirming, setConfirming] = useState<'reject' | 'withdraw' | null>(null);
  const { can, booking, viewerIs } = request;
  const isToPay =
    viewerIs === 'traveler' && booking?.status === 'pending' && booking.payBy !== null;
  const close = () => setConfirming(null);
  return (
    <div className={`flex flex-wrap gap-2 *:grow empty:hidden ${className}`}>
      {can.includes('accept') ? (
        <Button onClick={acceptNow} busy={isPending}>
          {isPending ? t('tour-request.accepting') : t('tour-request.accept')}
        </Button>
      ) : null}
      {can.includes('reject') ? (
        <Button tone="secondary" onClick={() => setConfirming('reject')} disabled={isPending}>
          {t('tour-request.reject')}
        </Button>
      ) : null}
      {isToPay ? (
        <LinkButton to={`/checkout?bookingId=${booking.id}`}>{t('bookings.action.pay')}</LinkButton>
      ) : null}
      {can.includes('withdraw') ? (
        <Button tone="secondary" onClick={() => setConfirming('withdraw')}>
          {t('tour-request.withdraw')}
        </Button>
      ) : null}
      {confirming === 'reject' ? <Reject request={request} name={name} onClose={close} /> : null}
      {confirming === 'withdraw' ? (
        <Withdraw request={request} name={name} onClose={close} />
      ) : null}
    </div>
  );
};
