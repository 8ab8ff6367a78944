/** The public interface of bookings, for other domains, the demo data and tests. */
export { acceptBooking } from './answer/accept-booking.ts';
export { rejectBooking } from './answer/reject-booking.ts';
export { createBooking } from './checkout/create-booking.ts';
export type { BookingRequest } from './checkout/new-booking.ts';
export { liftQuota, loadTravelersWithoutQuota } from './checkout/quota-queries.ts';
export { runDeadlines } from './deadlines/run-deadlines.ts';
export { answerDispute } from './dispute/answer-dispute.ts';
export { decideDispute } from './dispute/decide-dispute.ts';
export { openDispute } from './dispute/open-dispute.ts';
export { claimEmergency } from './emergency-claim/claim-emergency.ts';
export { decideClaim } from './emergency-claim/decide-claim.ts';
export { cancelBooking } from './ending/cancel-booking.ts';
export { completeBooking } from './ending/complete-booking.ts';
export { confirmExtension } from './extension/confirm-extension.ts';
export { requestExtension } from './extension/request-extension.ts';
export { addExtraCost } from './extra-costs/add-extra-cost.ts';
export { answerExtraCost } from './extra-costs/answer-extra-cost.ts';
export { closeNotMet } from './on-the-day/close-not-met.ts';
export { countNotMet, getNotMetCursor, listNotMet } from './on-the-day/not-met-queries.ts';
export { sendMark } from './on-the-day/send-mark.ts';
export { answerProof } from './payment-proof/answer-proof.ts';
export { uploadProof } from './payment-proof/upload-proof.ts';
export type { BookingPorts, TourRequestDraft } from './ports.ts';
export {
  getPairContacts,
  guideKnowsTraveler,
  haveLiveBooking,
  isPaidBetween,
  listContactsBetween,
  loadParties,
} from './queries.ts';
export { acceptRequest } from './request/accept-request.ts';
export { closeRequestsBetween, sweepRequests } from './request/expire-requests.ts';
export { rejectRequest } from './request/reject-request.ts';
export { requestText } from './request/request-queries.ts';
export { type SentRequest, sendRequest } from './request/send-request.ts';
export { withdrawRequest } from './request/withdraw-request.ts';
export { confirmStart } from './start/confirm-start.ts';
export { reportNoShow } from './start/report-no-show.ts';
export { dropSubstitutesBetween } from './substitute/drop-substitute.ts';
export { enqueueEndSuspended } from './suspension/end-suspended.ts';
export { markTicketBought } from './tickets/mark-ticket-bought.ts';
export { sweepBookings } from './timers.ts';
export {
  type BookingSummary,
  type EmailDetails,
  loadSummaries,
  loadSummary,
  type Summarized,
} from './view/booking-summary.ts';
export {
  findBookingRequest,
  findRequestSummary,
  type RequestSummary,
} from './view/request-summary.ts';
export {
  findTourOutcome,
  getTourCursor,
  listBookingsForStaff,
  listTourOutcomes,
  lockOutcome,
  type StaffBookingRow,
  type TourOutcome,
} from './view/view-queries.ts';
