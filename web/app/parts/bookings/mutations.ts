import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import {
  acceptAddress,
  acceptBooking,
  acceptExtraCost,
  addExtraCost,
  answerDispute,
  confirmStart,
  declineAddress,
  declineExtraCost,
  leavePhone,
  markTicketBought,
  openDispute,
  proposeAddress,
  rejectBooking,
  reportNoShow,
  setDriverLines,
  updateBookingStatus,
  withdrawExtraCost,
  withdrawInstantBooking,
} from '@tomoguide/contract/bookings/calls';
import type { DriverLines } from '@tomoguide/contract/bookings/driver-lines';
import type { BookingDetail } from '@tomoguide/contract/bookings/entities';
import type { ExtraCostAction } from '@tomoguide/contract/bookings/extra-costs';
import type { RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import type { BookingStatus } from '@tomoguide/contract/bookings/statuses';
import type { BookingId, FileId } from '@tomoguide/contract/primitives';
import { sendOnce } from '../../form/send-once.ts';
import { api } from '../../lib/api.ts';
import { getErrorCode } from '../../lib/api-error.ts';
import { sendAttempt } from '../../lib/attempt.ts';
import { WALLET_KEY } from '../../lib/query-keys.ts';
import { bookingKeys } from './queries.ts';

/** Returns whether a change was rejected because the booking is in another state by now. */
export const isOutdatedError = (error: unknown): boolean =>
  getErrorCode(error) === 'INVALID_TRANSITION';

/**
 * Returns a mutation that changes a booking, stores the result in the cache, and invalidates the lists of
 * bookings and the wallet. The booking's card can unmount before these are refetched, and `mutate` does not
 * call its callbacks for an unmounted component, so report success after `mutateAsync` instead.
 */
export const useBookingChange = <Input>(change: (input: Input) => Promise<BookingDetail>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (detail) => queryClient.setQueryData(bookingKeys.one(detail.id), detail),
    // Runs even after a rejection, which means that the page shows an outdated booking.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: bookingKeys.all }),
        queryClient.invalidateQueries({ queryKey: WALLET_KEY }),
      ]),
  });
};

export interface StatusChange {
  id: BookingId;
  status: BookingStatus;
  reason?: string;
  /** The refund shown to the user, in fen. */
  expectedRefundCents?: number;
}

const changeStatus = sendOnce(({ id, ...body }: StatusChange) =>
  sendAttempt(`status:${id}`, body, (idempotencyKey) =>
    api(updateBookingStatus, { params: { id }, body, idempotencyKey }),
  ),
);

/** Returns the mutation that cancels or completes a booking. */
export const useStatusChange = () => useBookingChange(changeStatus);

const accept = sendOnce((id: BookingId) => api(acceptBooking, { params: { id } }));

export const useAccept = () => useBookingChange(accept);

const withdrawInstant = sendOnce((id: BookingId) =>
  api(withdrawInstantBooking, { params: { id } }),
);

/** Returns the mutation with which the guide withdraws from an instant booking. */
export const useWithdrawInstant = () => useBookingChange(withdrawInstant);

export interface Rejection {
  id: BookingId;
  rejectReason: RejectReason;
  reason?: string;
}

const reject = ({ id, ...body }: Rejection) =>
  sendAttempt(`reject:${id}`, body, (idempotencyKey) =>
    api(rejectBooking, { params: { id }, body, idempotencyKey }),
  );

export const useReject = () => useBookingChange(reject);

export interface Suggestion {
  id: BookingId;
  meetingAddress: string;
  meetingPostalCode?: string;
  addressConfirmed?: boolean;
}

const suggestAddress = ({ id, ...body }: Suggestion) =>
  api(proposeAddress, { params: { id }, body });

/** Returns the mutation that suggests another meeting point. */
export const useSuggestAddress = () => useBookingChange(suggestAddress);

export interface SuggestionAnswer {
  id: BookingId;
  number: number;
  accepted: boolean;
}

const answerSuggestion = sendOnce(({ accepted, id, number }: SuggestionAnswer) =>
  api(accepted ? acceptAddress : declineAddress, { params: { id, number } }),
);

/** Returns the mutation that accepts or rejects the other user's suggestion, or withdraws the user's own. */
export const useAnswerSuggestion = () => useBookingChange(answerSuggestion);

interface Filled extends DriverLines {
  id: BookingId;
  meetingAddress: string;
  /** The lines that the user saw while typing. */
  before: DriverLines;
}

const saveDriverLines = ({ id, ...body }: Filled) => api(setDriverLines, { params: { id }, body });

/** Returns the mutation that saves the lines that the driver's card adds to the address. */
export const useSaveDriverLines = () => useBookingChange(saveDriverLines);

const tick = sendOnce(({ id, place, bought }: { id: BookingId; place: number; bought: boolean }) =>
  api(markTicketBought, { params: { id, place }, body: { bought } }),
);

/** Returns the mutation that ticks or unticks one of the user's own tickets. */
export const useToggleTicket = () => useBookingChange(tick);

const start = sendOnce(({ id, userType }: { id: BookingId; userType: Party }) =>
  api(confirmStart, { params: { id }, body: { userType } }),
);

/** Returns the mutation that confirms the start for the user. */
export const useConfirmStart = () => useBookingChange(start);

const leave = sendOnce(({ id, phone }: { id: BookingId; phone: string | null }) =>
  api(leavePhone, { params: { id }, body: { phone } }),
);

/** Returns the mutation that leaves a phone number for the day, or deletes it. */
export const useLeavePhone = () => useBookingChange(leave);

interface NewCost {
  id: BookingId;
  text: string;
  yen: number;
}

const addCost = sendOnce(({ id, ...cost }: NewCost) =>
  sendAttempt(`extra-cost:${id}`, cost, (costId) =>
    api(addExtraCost, { params: { id }, body: { costId, ...cost } }),
  ),
);

/** Returns the mutation that proposes an extra cost. */
export const useAddExtraCost = () => useBookingChange(addCost);

const COST_CALLS = {
  accept: acceptExtraCost,
  decline: declineExtraCost,
  withdraw: withdrawExtraCost,
} as const;

interface CostAnswer {
  id: BookingId;
  number: number;
  action: ExtraCostAction;
}

const answerCost = sendOnce(({ action, ...params }: CostAnswer) =>
  api(COST_CALLS[action], { params }),
);

/** Returns the mutation that accepts, declines or withdraws an extra cost. */
export const useAnswerExtraCost = () => useBookingChange(answerCost);

const noShow = sendOnce(({ id, ...body }: { id: BookingId; reason?: string }) =>
  sendAttempt(`no-show:${id}`, body, (idempotencyKey) =>
    api(reportNoShow, { params: { id }, body, idempotencyKey }),
  ),
);

export const useReportNoShow = () => useBookingChange(noShow);

interface WithFiles {
  id: BookingId;
  fileIds: readonly FileId[];
}

const dispute = ({ id, reason, fileIds }: WithFiles & { reason: string }) => {
  const body = { reason, fileIds: [...fileIds] };
  return sendAttempt(`dispute:${id}`, body, (idempotencyKey) =>
    api(openDispute, { params: { id }, body, idempotencyKey }),
  );
};

export const useOpenDispute = () => useBookingChange(dispute);

const answer = sendOnce(({ id, statement, fileIds }: WithFiles & { statement: string }) =>
  api(answerDispute, { params: { id }, body: { statement, fileIds: [...fileIds] } }),
);

export const useAnswerDispute = () => useBookingChange(answer);
