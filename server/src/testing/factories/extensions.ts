import * as bookings from '@tomoguide/contract/bookings/calls';
import { calculateExtensionFeeCents, toRmb } from '@tomoguide/contract/bookings/price';
import { confirmDemoSession, payExtension } from '@tomoguide/contract/payments/calls';
import type { TransactionData } from '@tomoguide/contract/payments/entities';
import { findBookingById } from '../../domains/bookings/queries.ts';
import type { TestApp, TestReply } from '../app.ts';
import { aKey, type TestBooking } from './bookings.ts';
import { parseSessionId } from './payments.ts';

/** Returns the fee for extending this booking by `hours`, in fen. */
export const fetchExtensionFee = async (
  t: TestApp,
  { id }: TestBooking,
  hours = 1,
): Promise<number> => {
  const row = await findBookingById(t.db, id);
  if (!row) throw new Error(`no booking ${id}`);
  return calculateExtensionFeeCents(row.totalCents, row.bookedMinutes, hours * 60);
};

/** Requests an extension as the traveler, with the correct price. */
export const sendExtensionRequest = async (
  t: TestApp,
  booking: TestBooking,
  extensionHours: 0.25 | 0.5 | 1 | 2 = 1,
): Promise<TestReply> =>
  t.inject(bookings.requestExtension, {
    token: booking.traveler.token,
    params: { id: booking.id },
    body: {
      extensionHours,
      extensionPrice: toRmb(await fetchExtensionFee(t, booking, extensionHours)),
    },
  });

/** Opens a session at the demo provider for the fee, and returns its ID. */
export const openFee = async (t: TestApp, booking: TestBooking): Promise<string> => {
  const opened = await t.inject(payExtension, {
    token: booking.traveler.token,
    params: { bookingId: booking.id },
    body: { method: 'card' },
    headers: aKey(),
  });
  if (opened.status !== 200) throw new Error(`no session: ${opened.raw}`);
  return parseSessionId(opened.body.redirectUrl);
};

/** Confirms the payment in the demo provider's dialog, and returns the response. */
export const confirmFee = (t: TestApp, sessionId: string, payer = 'WANG MEI'): Promise<TestReply> =>
  t.inject(confirmDemoSession, { params: { sessionId }, body: { payer } });

/** Reports an extension payment as the client does after paying. */
export const reportPayment = (
  t: TestApp,
  booking: TestBooking,
  transactionData: TransactionData,
  changes: Record<string, unknown> = {},
): Promise<TestReply> =>
  t.inject(bookings.reportExtensionPayment, {
    token: booking.traveler.token,
    params: { id: booking.id },
    body: {
      paid: true,
      paymentMethod: 'card',
      transactionData,
      paymentDetails: { lastFourDigits: '4242', cardHolder: 'WANG MEI' },
      ...changes,
    },
  });

/**
 * Requests an extension and pays for it as the dialogs do, so that the guide must answer. Returns the last
 * response.
 */
export const requestAndPay = async (
  t: TestApp,
  booking: TestBooking,
  hours: 0.25 | 0.5 | 1 | 2 = 1,
): Promise<TestReply> => {
  const requested = await sendExtensionRequest(t, booking, hours);
  if (requested.status !== 200) throw new Error(`not asked for: ${requested.raw}`);
  const { body } = await confirmFee(t, await openFee(t, booking));
  return reportPayment(t, booking, body.transaction);
};

export const agreeToExtension = (t: TestApp, booking: TestBooking, as: 'guide' | 'traveler') =>
  t.inject(bookings.confirmExtension, {
    token: as === 'guide' ? booking.guide.user.token : booking.traveler.token,
    params: { id: booking.id },
    body: { userType: as },
  });

export const declineExtension = (t: TestApp, booking: TestBooking) =>
  t.inject(bookings.declineExtension, {
    token: booking.guide.user.token,
    params: { id: booking.id },
    headers: aKey(),
  });

export const withdrawExtension = (t: TestApp, booking: TestBooking) =>
  t.inject(bookings.withdrawExtension, {
    token: booking.traveler.token,
    params: { id: booking.id },
  });
