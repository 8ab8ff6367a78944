import type { Call } from '@tomoguide/contract/call';
import { getCallName } from './contract-calls.ts';

/**
 * The audience of each endpoint that requires a login, by path prefix; the longest match applies. An
 * endpoint without a match fails a test (http/served-calls.api.test.ts).
 * - `everybody`: any logged-in user, about their own data
 * - `guides`: guides, about their own data; others get 403 NOT_A_GUIDE, and suspended guides can only read
 * - `parties`: the one or two parties of the object in the path; for others it does not exist
 */
export type Audience = 'everybody' | 'guides' | 'parties';

const AUDIENCES: Readonly<Record<string, Audience>> = {
  '/api/auth/logout': 'everybody',
  '/api/me': 'everybody',
  '/api/me/commission-claims': 'guides',
  '/api/me/earnings': 'guides',
  '/api/me/taxes': 'guides',
  '/api/v2/me': 'everybody',
  '/api/guides/me': 'guides',
  '/api/conversations': 'everybody',
  '/api/direct-messages': 'everybody',
  '/api/v2/bookings': 'everybody',
  '/api/v2/files': 'everybody',
  '/api/v2/guide-applications': 'everybody',
  '/api/v2/identity': 'everybody',
  '/api/v2/instant-eligibility': 'everybody',
  '/api/v2/notification-settings': 'everybody',
  '/api/v2/places': 'everybody',
  '/api/v2/push-devices': 'everybody',
  '/api/v2/reviews': 'everybody',
  '/api/v2/support': 'everybody',
  '/api/v2/substitute-requests': 'guides',
  '/api/v2/system-messages': 'everybody',
  '/api/v2/tour-requests': 'everybody',
  '/api/v2/waiting-list': 'everybody',
};

export const getAudience = (call: Call): Audience => {
  if (call.path.includes('/:')) return 'parties';
  const start = Object.keys(AUDIENCES)
    .filter((each) => call.path === each || call.path.startsWith(`${each}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  const found = start === undefined ? undefined : AUDIENCES[start];
  if (!found)
    throw new Error(`add the path of ${getCallName(call)} to AUDIENCES in endpoint-audiences.ts`);
  return found;
};

/** Write endpoints that a suspended guide can use. */
export const ALLOWED_WHILE_SUSPENDED: ReadonlySet<string> = new Set([
  // Even a suspended guide must be able to turn off a feed whose address has leaked.
  'DELETE /api/guides/me/calendar-feed',
  // Taxes are also due on what a guide earned before the suspension.
  'PUT /api/me/taxes/number',
]);

/** Which party can change an object that the traveler and the guide share. */
export type Writer = 'traveler' | 'guide' | 'both';

export const WRITERS: Readonly<Record<string, Writer>> = {
  'PATCH /api/bookings/:id/confirm-extension': 'both',
  'PATCH /api/bookings/:id/confirm-start': 'both',
  'PATCH /api/bookings/:id/extension-payment': 'traveler',
  'POST /api/bookings/:id/request-extension': 'traveler',
  'PATCH /api/bookings/:id/status': 'both',
  'POST /api/conversations/:conversationId/block': 'both',
  'DELETE /api/conversations/:conversationId/block': 'both',
  'PUT /api/conversations/:conversationId/booking-quota': 'guide',
  'POST /api/conversations/:conversationId/mark-read': 'both',
  'POST /api/conversations/:conversationId/messages': 'both',
  'PUT /api/conversations/:conversationId/messages/:messageId/fact-card': 'both',
  'POST /api/conversations/:conversationId/messages/:messageId/fact-card/confirm': 'both',
  'POST /api/conversations/:conversationId/messages/:messageId/fact-card/correct': 'both',
  'POST /api/conversations/:conversationId/messages/:messageId/recall': 'both',
  'POST /api/conversations/:conversationId/messages/:messageId/translation': 'both',
  'POST /api/conversations/:conversationId/report': 'both',
  'POST /api/conversations/:conversationId/tour-requests': 'traveler',
  'DELETE /api/guides/me/imported-calendars/:id': 'guide',
  'POST /api/guides/me/imported-calendars/:id/read': 'guide',
  'PUT /api/guides/me/qualifications/:id': 'guide',
  'DELETE /api/guides/me/qualifications/:id': 'guide',
  'POST /api/me/commission-claims/:id/object': 'guide',
  'DELETE /api/me/payout-accounts/:id': 'traveler',
  'POST /api/travelers/:id/saved-guides/:guideId': 'traveler',
  'DELETE /api/travelers/:id/saved-guides/:guideId': 'traveler',
  'POST /api/v2/bookings/:bookingId/pay': 'traveler',
  'POST /api/v2/bookings/:bookingId/pay-change': 'traveler',
  'POST /api/v2/bookings/:bookingId/pay-extension': 'traveler',
  'POST /api/v2/bookings/:id/accept': 'guide',
  'POST /api/v2/bookings/:id/address-proposals': 'both',
  'POST /api/v2/bookings/:id/address-proposals/:number/accept': 'both',
  'POST /api/v2/bookings/:id/address-proposals/:number/decline': 'both',
  'POST /api/v2/bookings/:id/change-preview': 'both',
  'POST /api/v2/bookings/:id/change-proposals': 'both',
  'POST /api/v2/bookings/:id/change-proposals/:proposalId/accept': 'both',
  'POST /api/v2/bookings/:id/change-proposals/:proposalId/decline': 'both',
  'POST /api/v2/bookings/:id/change-proposals/:proposalId/withdraw': 'both',
  'POST /api/v2/bookings/:id/decline-extension': 'guide',
  'POST /api/v2/bookings/:id/dispute': 'both',
  'POST /api/v2/bookings/:id/dispute/answer': 'both',
  'PUT /api/v2/bookings/:id/driver-lines': 'both',
  'POST /api/v2/bookings/:id/emergency-claim': 'traveler',
  'PATCH /api/v2/bookings/:id/lead-traveler': 'traveler',
  'POST /api/v2/bookings/:id/extra-costs': 'both',
  'POST /api/v2/bookings/:id/extra-costs/:number/accept': 'both',
  'POST /api/v2/bookings/:id/extra-costs/:number/decline': 'both',
  'POST /api/v2/bookings/:id/extra-costs/:number/withdraw': 'both',
  'POST /api/v2/bookings/:id/marks': 'both',
  'PUT /api/v2/bookings/:id/phone': 'both',
  'POST /api/v2/bookings/:id/payment-proof': 'traveler',
  'POST /api/v2/bookings/:id/payment-proof/:proofId/return': 'guide',
  'POST /api/v2/bookings/:id/payment-proof/:proofId/verify': 'guide',
  'POST /api/v2/bookings/:id/reject': 'guide',
  'POST /api/v2/bookings/:id/report-no-show': 'both',
  'POST /api/v2/bookings/:id/start-code-entries': 'both',
  'PUT /api/v2/bookings/:id/tickets/:place': 'both',
  'POST /api/v2/bookings/:id/substitutions': 'guide',
  'POST /api/v2/bookings/:id/travelers-link': 'traveler',
  'DELETE /api/v2/bookings/:id/travelers-link': 'traveler',
  'POST /api/v2/bookings/:id/withdraw-extension': 'traveler',
  'POST /api/v2/bookings/:id/withdraw-instant': 'guide',
  'DELETE /api/v2/files/:id': 'traveler',
  'PATCH /api/v2/me/passkeys/:id': 'traveler',
  'DELETE /api/v2/me/passkeys/:id': 'traveler',
  'DELETE /api/v2/me/sessions/:id': 'traveler',
  'POST /api/v2/reviews/:id/answer': 'guide',
  'POST /api/v2/reviews/bookings/:id/shopping': 'traveler',
  'POST /api/v2/substitute-requests/:id/accept': 'guide',
  'POST /api/v2/substitute-requests/:id/refuse': 'guide',
  'POST /api/v2/substitutions/:id/agree': 'traveler',
  'POST /api/v2/substitutions/:id/decline': 'traveler',
  'POST /api/v2/substitutions/:id/withdraw': 'guide',
  'DELETE /api/v2/push-devices/:id': 'traveler',
  'DELETE /api/v2/system-messages/:id': 'traveler',
  'PATCH /api/v2/system-messages/:id/archive': 'traveler',
  'PATCH /api/v2/system-messages/:id/read': 'traveler',
  'POST /api/v2/tour-requests/:id/accept': 'guide',
  'POST /api/v2/tour-requests/:id/reject': 'guide',
  'POST /api/v2/tour-requests/:id/withdraw': 'traveler',
  'DELETE /api/v2/waiting-list/:id': 'traveler',
};
