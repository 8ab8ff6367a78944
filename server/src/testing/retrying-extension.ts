import * as bookings from '@tomoguide/contract/bookings/calls';
import { confirmDemoSession, payExtension } from '@tomoguide/contract/payments/calls';
import { expect } from 'vitest';
import type { Retrying } from './retrying-client.ts';

/**
 * Extends an ongoing three-hour tour for RMB 690 by 15 minutes: the extension is requested, paid, reported
 * and confirmed by both parties. Retries every request until it gets a response, because each may already
 * have taken effect.
 */
export const extendWithRetries = async (
  ask: Retrying,
  tokens: { traveler: string; guide: string },
  id: number,
): Promise<void> => {
  const { traveler: token, guide } = tokens;
  const params = { id };
  const done = { status: 200 };
  const requested = { extensionHours: 0.25, extensionPrice: 57.5 };
  expect(await ask(bookings.requestExtension, { token, params, body: requested })).toMatchObject(
    done,
  );
  const opened = await ask(payExtension, {
    token,
    params: { bookingId: id },
    body: { method: 'card' },
  });
  const page = new URL(opened.body.redirectUrl, 'http://x');
  const sessionId = page.searchParams.get('session') ?? '';
  const { body } = await ask(confirmDemoSession, {
    params: { sessionId },
    body: { payer: 'WANG MEI' },
  });
  const claim = {
    paid: true,
    paymentMethod: 'card',
    transactionData: body.transaction,
    paymentDetails: { lastFourDigits: '4242', cardHolder: 'WANG MEI' },
  };
  const paid = await ask(bookings.reportExtensionPayment, { token, params, body: claim });
  expect(paid).toMatchObject({ ...done, body: { extensionAsked: { paid: true } } });
  for (const [who, userType] of [
    [guide, 'guide'],
    [token, 'traveler'],
  ] as const) {
    const word = { token: who, params, body: { userType } };
    expect(await ask(bookings.confirmExtension, word)).toMatchObject(done);
  }
};
