import * as z from 'zod/mini';
import { Bytes, call } from '../call.ts';
import {
  BookingId,
  Cents,
  cursorPageSchema,
  cursorQuery,
  handle,
  idText,
  intText,
  keysetCursorQuery,
  line,
  PaymentId,
  PayoutAccountId,
  secret,
  text,
  textCursorPageSchema,
  WithdrawalId,
} from '../primitives.ts';
import {
  DemoConfirmation,
  DemoSession,
  Earnings,
  EarningsEntry,
  PayAnswer,
  Payment,
  PayoutAccount,
  PayoutKind,
  StaffWithdrawal,
  TaxYear,
  Wallet,
  WalletMovement,
  Withdrawal,
  WithdrawalOverview,
} from './entities.ts';
import { PaymentMethod } from './methods.ts';
import { PAYOUT_BOUNDS } from './payout-account.ts';
import { TAX_NUMBER_MAX } from './tax-number.ts';

/**
 * Opens the provider's page for a booking's deposit, or resumes an open payment. `useWallet` first spends
 * the wallet balance, once per booking. Repeating the call with the same idempotency key returns the same
 * response.
 */
export const payDeposit = call({
  method: 'POST',
  path: '/api/v2/bookings/:bookingId/pay',
  summary: 'Pay the deposit of a booking',
  auth: 'required',
  params: z.strictObject({ bookingId: idText(BookingId) }),
  body: z.strictObject({ method: PaymentMethod, useWallet: z.optional(z.boolean()) }),
  replies: { 200: PayAnswer },
  errors: ['NOT_FOUND', 'PAYMENT_NOT_DUE', 'HOLD_ENDED', 'PAYMENT_SESSION_ENDED'],
  idempotency: 'required',
  limit: 'money',
});

/**
 * Opens the provider's page for the fee of a requested extension. Like `payDeposit`, but without the
 * wallet.
 */
export const payExtension = call({
  method: 'POST',
  path: '/api/v2/bookings/:bookingId/pay-extension',
  summary: 'Pay the fee of an extension',
  auth: 'required',
  params: z.strictObject({ bookingId: idText(BookingId) }),
  body: z.strictObject({ method: PaymentMethod }),
  replies: { 200: PayAnswer },
  errors: ['NOT_FOUND', 'PAYMENT_NOT_DUE', 'EXTENSION_ENDED', 'PAYMENT_SESSION_ENDED'],
  idempotency: 'required',
  limit: 'money',
});

/**
 * Opens the provider's page for the difference in deposit of an accepted change proposal. Like
 * `payDeposit`.
 */
export const payChange = call({
  method: 'POST',
  path: '/api/v2/bookings/:bookingId/pay-change',
  summary: 'Pay the difference in deposit of a change',
  auth: 'required',
  params: z.strictObject({ bookingId: idText(BookingId) }),
  body: z.strictObject({ method: PaymentMethod, useWallet: z.optional(z.boolean()) }),
  replies: { 200: PayAnswer },
  errors: ['NOT_FOUND', 'PAYMENT_NOT_DUE', 'CHANGE_NOT_OPEN', 'PAYMENT_SESSION_ENDED'],
  idempotency: 'required',
  limit: 'money',
});

/** Returns a payment. /payment-success polls it until it is no longer open. */
export const getPayment = call({
  method: 'GET',
  path: '/api/v2/payments/:paymentId',
  summary: 'Get the status of a payment',
  auth: 'required',
  params: z.strictObject({ paymentId: idText(PaymentId) }),
  replies: { 200: Payment },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

export const getWallet = call({
  method: 'GET',
  path: '/api/me/wallet',
  summary: 'Get your wallet',
  auth: 'required',
  replies: { 200: Wallet },
  errors: [],
  limit: 'read',
});

/** Lists the transactions in the caller's wallet, newest first. */
export const listWalletMovements = call({
  method: 'GET',
  path: '/api/me/wallet/movements',
  summary: 'List the transactions of your wallet',
  auth: 'required',
  query: z.strictObject(cursorQuery()),
  replies: { 200: cursorPageSchema(WalletMovement) },
  errors: [],
  limit: 'read',
});

export const getEarnings = call({
  method: 'GET',
  path: '/api/me/earnings',
  summary: 'Get your earnings as a guide',
  auth: 'required',
  replies: { 200: Earnings },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

/** Lists the caller's withdrawals, newest first. */
export const listEarnings = call({
  method: 'GET',
  path: '/api/me/earnings/bookings',
  summary: 'List the earnings of each of your tours',
  auth: 'required',
  query: z.strictObject(keysetCursorQuery()),
  replies: { 200: textCursorPageSchema(EarningsEntry) },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

/** Without a year, the current one in Japan. */
const taxYearQuery = z.strictObject({ year: z.optional(intText(2000, 2999)) });

/** Returns a year of the guide's bookings for taxes (docs/product/money.md, "Taxes"). */
export const getTaxYear = call({
  method: 'GET',
  path: '/api/me/taxes',
  summary: 'Get a year of your tours for taxes',
  auth: 'required',
  query: taxYearQuery,
  replies: { 200: TaxYear },
  errors: ['NOT_A_GUIDE'],
  limit: 'check',
});

/** Returns the rows and sums of `getTaxYear` as CSV, in UTF-8 with a byte order mark. */
export const getTaxYearCsv = call({
  method: 'GET',
  path: '/api/me/taxes/csv',
  summary: 'Get a year of your tours for taxes as CSV',
  auth: 'required',
  query: taxYearQuery,
  download: 'attachment',
  replies: { 200: Bytes },
  errors: ['NOT_A_GUIDE'],
  limit: 'check',
});

/** Returns `getTaxYear` as a bilingual PDF. */
export const getTaxYearPdf = call({
  method: 'GET',
  path: '/api/me/taxes/pdf',
  summary: 'Get a year of your tours for taxes as a PDF',
  auth: 'required',
  query: taxYearQuery,
  download: 'attachment',
  replies: { 200: Bytes },
  errors: ['NOT_A_GUIDE', 'BUSY'],
  limit: 'check',
});

/**
 * Stores the registration number of the caller as an issuer of qualified invoices, or removes it. Throws
 * TAX_NUMBER_INVALID unless it is T and 13 digits, and TAX_NUMBER_UNUSUAL if its check digit is not that of a
 * corporation's number and `confirmed` is not set.
 */
export const setTaxNumber = call({
  method: 'PUT',
  path: '/api/me/taxes/number',
  summary: 'Store your registration number for invoices',
  auth: 'required',
  body: z.strictObject({
    number: z.nullable(handle(1, TAX_NUMBER_MAX)),
    confirmed: z.optional(z.boolean()),
  }),
  replies: { 200: z.object({ taxNumber: z.nullable(z.string()) }) },
  errors: ['NOT_A_GUIDE', 'TAX_NUMBER_INVALID', 'TAX_NUMBER_UNUSUAL'],
  limit: 'write',
});

export const getWithdrawalOverview = call({
  method: 'GET',
  path: '/api/me/withdrawal',
  summary: 'Get the amount you can withdraw and your payout accounts',
  auth: 'required',
  replies: { 200: WithdrawalOverview },
  errors: [],
  limit: 'read',
});

/** Lists the caller's earnings by booking, newest first. */
export const listWithdrawals = call({
  method: 'GET',
  path: '/api/me/withdrawals',
  summary: 'List your withdrawals',
  auth: 'required',
  query: z.strictObject(cursorQuery()),
  replies: { 200: cursorPageSchema(Withdrawal) },
  errors: [],
  limit: 'read',
});

/**
 * Requests a withdrawal and reserves the amount immediately. With `isClosing`, accepts the whole balance
 * even below the minimum, if nothing else prevents closing the account; otherwise returns
 * `CLOSING_NOT_POSSIBLE` with the reasons.
 */
export const requestWithdrawal = call({
  method: 'POST',
  path: '/api/me/withdrawals',
  summary: 'Request a withdrawal',
  auth: 'required',
  body: z.strictObject({
    amountCents: Cents,
    payoutAccountId: PayoutAccountId,
    isClosing: z.optional(z.boolean()),
  }),
  replies: { 201: Withdrawal },
  errors: [
    'NOT_FOUND',
    'WITHDRAWAL_TOO_SMALL',
    'BALANCE_TOO_LOW',
    'NAME_NOT_VERIFIED',
    'CLOSING_NOT_POSSIBLE',
  ],
  idempotency: 'required',
  limit: 'money',
});

/**
 * Adds a payout account, or returns the existing one. The account holder is always the caller, so no name
 * is sent.
 */
export const addPayoutAccount = call({
  method: 'POST',
  path: '/api/me/payout-accounts',
  summary: 'Add a payout account',
  auth: 'required',
  body: z.strictObject({
    kind: PayoutKind,
    bank: z.optional(line(0, PAYOUT_BOUNDS.bank)),
    number: handle(1, PAYOUT_BOUNDS.number),
  }),
  replies: { 201: PayoutAccount },
  errors: ['PAYOUT_ACCOUNT_INVALID', 'TOO_MANY_PAYOUT_ACCOUNTS'],
  limit: 'write',
});

export const removePayoutAccount = call({
  method: 'DELETE',
  path: '/api/me/payout-accounts/:id',
  summary: 'Remove a payout account',
  auth: 'required',
  params: z.strictObject({ id: idText(PayoutAccountId) }),
  replies: { 200: z.object({ removed: z.literal(true) }) },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Lists withdrawals for staff: pending ones oldest first, or finished ones newest first. */
export const listStaffWithdrawals = call({
  method: 'GET',
  path: '/api/v2/staff/withdrawals',
  summary: 'List withdrawals for review',
  auth: 'staff',
  query: z.strictObject({
    ...cursorQuery(),
    show: z._default(z.enum(['waiting', 'ended']), 'waiting'),
  }),
  replies: { 200: cursorPageSchema(StaffWithdrawal) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Returns the full account number. The call is recorded in the audit log, but the number is not. */
export const showPayoutNumber = call({
  method: 'POST',
  path: '/api/v2/staff/withdrawals/:id/number',
  summary: "Get the full number of a withdrawal's payout account",
  auth: 'staff',
  params: z.strictObject({ id: idText(WithdrawalId) }),
  body: z.strictObject({}),
  replies: { 200: z.object({ number: z.string() }) },
  errors: ['NOT_FOUND', 'OWN_CASE', 'WITHDRAWAL_DECIDED'],
  limit: 'money',
});

const defineDecision = <const Verb extends string, const Body extends z.core.$ZodType>(
  verb: Verb,
  summary: string,
  body: Body,
) =>
  call({
    method: 'POST',
    path: `/api/v2/staff/withdrawals/:id/${verb}`,
    summary,
    auth: 'staff',
    params: z.strictObject({ id: idText(WithdrawalId) }),
    body,
    replies: { 200: StaffWithdrawal },
    errors: ['NOT_FOUND', 'OWN_CASE', 'WITHDRAWAL_NOT_APPROVED', 'WITHDRAWAL_DECIDED'],
    idempotency: 'required',
    limit: 'money',
  });

const emptyBody = z.strictObject({});
export const approveWithdrawal = defineDecision('approve', 'Approve a withdrawal', emptyBody);
export const payWithdrawal = defineDecision('pay', 'Mark a withdrawal as paid', emptyBody);
/** Rejects a withdrawal and returns all its money to where it came from. */
export const rejectWithdrawal = defineDecision(
  'reject',
  'Reject a withdrawal',
  z.strictObject({ reason: text(1, 500) }),
);

/** An unguessable ID. As with any provider, anyone who knows the URL can pay. */
const DemoSessionId = z.string().check(z.regex(/^demo_[\w-]{20,64}$/));
const demoParams = z.strictObject({ sessionId: DemoSessionId });

export const getDemoSession = call({
  method: 'GET',
  path: '/api/demo-provider/sessions/:sessionId',
  summary: 'Get the amount that the demo provider collects',
  auth: 'none',
  params: demoParams,
  replies: { 200: DemoSession },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

const defineDemoStep = <const Verb extends string>(verb: Verb, summary: string) =>
  call({
    method: 'POST',
    path: `/api/demo-provider/sessions/:sessionId/${verb}`,
    summary,
    auth: 'none',
    params: demoParams,
    /** The path on this site to which the provider redirects the user. */
    replies: { 200: z.object({ returnUrl: z.string() }) },
    errors: ['NOT_FOUND', 'PAYMENT_SESSION_ENDED'],
    limit: 'money',
  });

export const succeedDemoSession = defineDemoStep('succeed', 'Pay at the demo provider');
export const failDemoSession = defineDemoStep('fail', 'Let a payment fail at the demo provider');
export const abandonDemoSession = defineDemoStep('abandon', 'Walk away from the demo provider');

/** Completes the session's refunds immediately. At the demo provider, they otherwise take a day. */
export const completeDemoRefunds = call({
  method: 'POST',
  path: '/api/demo-provider/sessions/:sessionId/hurry-refunds',
  summary: 'Make the refunds of a demo payment arrive now',
  auth: 'none',
  params: demoParams,
  replies: { 200: DemoSession },
  errors: ['NOT_FOUND'],
  limit: 'money',
});

/**
 * Opens a chargeback for the part of the payment that was not refunded. The money is withheld until the
 * bank decides.
 */
export const openDemoChargeback = call({
  method: 'POST',
  path: '/api/demo-provider/sessions/:sessionId/chargeback',
  summary: 'Dispute a demo payment with the bank',
  auth: 'none',
  params: demoParams,
  replies: { 200: DemoSession },
  errors: ['NOT_FOUND', 'CHARGEBACK_NOT_POSSIBLE'],
  limit: 'money',
});

/**
 * Decides a chargeback. `won`: the platform keeps the payment; `lost`: the payer gets it back; `partly`:
 * the payer gets half of it back.
 */
export const decideDemoChargeback = call({
  method: 'POST',
  path: '/api/demo-provider/sessions/:sessionId/chargeback/decision',
  summary: 'Make the bank decide on a disputed demo payment',
  auth: 'none',
  params: demoParams,
  body: z.strictObject({ decision: z.enum(['won', 'lost', 'partly']) }),
  replies: { 200: DemoSession },
  errors: ['NOT_FOUND', 'CHARGEBACK_NOT_POSSIBLE'],
  limit: 'money',
});

/** Maximum length of a name or account at the demo provider, in code points. */
export const PAYER_MAX = 100;

/**
 * Pays from within a dialog. `payer` is the payer as the provider knows them: a cardholder name, account or
 * ID. The value `FAIL` makes the payment fail.
 */
export const confirmDemoSession = call({
  method: 'POST',
  path: '/api/demo-provider/sessions/:sessionId/confirm',
  summary: 'Pay at the demo provider from a dialog',
  auth: 'none',
  params: demoParams,
  body: z.strictObject({ payer: line(1, PAYER_MAX) }),
  replies: { 200: DemoConfirmation },
  errors: ['NOT_FOUND', 'PAYMENT_SESSION_ENDED'],
  limit: 'money',
});

/** The demo provider's webhook: `signature` is an HMAC of the exact text of `payload`. */
export const demoCallback = call({
  method: 'POST',
  path: '/api/payments/callbacks/demo',
  summary: 'Receive an event from the demo provider',
  auth: 'none',
  body: z.strictObject({ payload: secret(2, 4000), signature: secret(1, 200) }),
  replies: { 200: z.object({ received: z.literal(true) }) },
  errors: ['SIGNATURE_INVALID'],
  limit: 'read',
});
