import {
  getBooking,
  reportExtensionPayment,
  requestExtension,
} from '@tomoguide/contract/bookings/calls';
import type { Booking, BookingDetail } from '@tomoguide/contract/bookings/entities';
import type { BodyInput } from '@tomoguide/contract/call';
import {
  confirmDemoSession,
  payExtension as openPayment,
} from '@tomoguide/contract/payments/calls';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { BookingId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { sendAttempt } from '../../../lib/attempt.ts';
import {
  getExtensionAttemptName,
  type RequestedExtension,
} from '../../../parts/bookings/extension/attempt-name.ts';
import type { Option } from './option.ts';
import { getDetails, getPayer, type PaymentForm } from './payment-form.ts';

/** How long the demo payment provider takes to confirm. */
const DEMO_MS = 2_000;

/** Thrown if the payment provider could not collect the money. */
export class PaymentFailed extends Error {}

/** Thrown if the payment arrived after the extension had ended; the payment is refunded. */
export class PaymentTooLate extends Error {}

const waitForDemo = () => new Promise((done) => setTimeout(done, DEMO_MS));

type Extended = RequestedExtension & Pick<Booking, 'extensionCount'>;

const sendRequest = ({ id, extensionCount }: Extended, { hours, extensionPrice }: Option) => {
  const body = { extensionHours: hours, extensionPrice };
  // Once an extension has taken effect, another one of the same duration is a new request.
  return sendAttempt(`request-extension:${id}:${extensionCount}`, body, (idempotencyKey) =>
    api(requestExtension, { params: { id }, body, idempotencyKey }),
  );
};

/** Returns the URL of the provider's payment page for the fee; null if the fee is already paid. */
const openFee = async (
  requested: RequestedExtension,
  method: PaymentMethod,
): Promise<string | null> => {
  const params = { bookingId: requested.id };
  const answer = await sendAttempt(
    getExtensionAttemptName('pay', requested),
    { method },
    (idempotencyKey) => api(openPayment, { params, body: { method }, idempotencyKey }),
  );
  return answer.redirectUrl;
};

const confirm = async (page: string, payer: string) => {
  const sessionId = new URL(page, location.origin).searchParams.get('session') ?? '';
  const [answer] = await Promise.all([
    api(confirmDemoSession, { params: { sessionId }, body: { payer } }),
    waitForDemo(),
  ]);
  if (!answer.transaction) throw new PaymentFailed();
  return answer.transaction;
};

/**
 * Reports the payment. Only this call maps EXTENSION_ENDED to a late payment (docs/product/bookings.md,
 * "Extensions"); when the payment page is opened, the code means that nothing is due any longer.
 */
const report = async (
  id: BookingId,
  body: BodyInput<typeof reportExtensionPayment>,
): Promise<BookingDetail> => {
  try {
    return await api(reportExtensionPayment, { params: { id }, body });
  } catch (error) {
    throw getErrorCode(error) === 'EXTENSION_ENDED' ? new PaymentTooLate() : error;
  }
};

/**
 * Requests the extension, pays its fee and reports the payment. Returns the updated booking, or null if the
 * browser is leaving for the provider's page. Throws PaymentFailed, PaymentTooLate, ApiError.
 */
export const payForExtension = async (
  booking: Extended,
  option: Option,
  paying: { method: PaymentMethod; form: PaymentForm; payAt: 'dialog' | 'provider' },
): Promise<BookingDetail | null> => {
  const { id } = booking;
  const { method, form } = paying;
  const requested = booking.extensionAsked ? booking : await sendRequest(booking, option);
  const page = await openFee(requested, method);
  if (page === null) return api(getBooking, { params: { id } });
  if (paying.payAt === 'provider') {
    window.location.assign(page);
    return null;
  }
  const transactionData = await confirm(page, getPayer(method, form));
  const paymentDetails = getDetails(method, form);
  return report(id, { paid: true, paymentMethod: method, transactionData, paymentDetails });
};

/**
 * Returns the booking if its fee has arrived even though no response said so; null if it has not arrived,
 * or if that cannot be checked.
 */
export const findPaidBooking = async (id: BookingId): Promise<BookingDetail | null> => {
  try {
    const detail = await api(getBooking, { params: { id } });
    return detail.extensionAsked?.paid ? detail : null;
  } catch {
    return null;
  }
};
