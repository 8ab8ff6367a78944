import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { TourRequestEvents } from '@tomoguide/contract/bookings/events';
import { maskBesideMessages } from '@tomoguide/contract/messaging/contact-mask';
import type { Reaction } from '../../../events/dispatcher.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { findRequestSummary, getPairContacts } from '../../bookings/service.ts';
import { loadGuideCities } from '../../guides/service.ts';
import { enqueueEmail } from './send-emails.ts';
import { buildEmail, formatDeadline, type TourFacts } from './tour-email.ts';

export type RequestFacts = TourFacts & { conversationId: number };
type EmailContent = ReturnType<Parameters<typeof buildEmail>[2]>;
type Write = (
  ...reader: Parameters<Parameters<typeof buildEmail>[2]>
) => Omit<EmailContent, 'page'>;

const buildRequestEmail = (facts: RequestFacts, to: Party, write: Write) =>
  buildEmail(facts, to, (...reader) => ({
    ...write(...reader),
    page: `/messages?conversation=${facts.conversationId}`,
  }));

type Event<Step extends string> = TourRequestEvents[`tour_request.${Step}` &
  keyof TourRequestEvents];

const buildRequestSentEmail = (
  facts: RequestFacts,
  { answerBy }: Pick<Event<'sent'>, 'answerBy'>,
) =>
  buildRequestEmail(facts, 'guide', (t, reader) => ({
    subject: t('emails.requestReceived.subject'),
    lines: [
      t('emails.requestReceived.text', { answerBy: formatDeadline(facts, answerBy, reader) }),
    ],
  }));

const buildRequestAcceptedEmail = (
  facts: RequestFacts,
  { payBy }: Pick<Event<'accepted'>, 'payBy'>,
) =>
  buildRequestEmail(facts, 'traveler', (t, reader) => ({
    subject: t('emails.requestAccepted.subject'),
    lines: [t('emails.requestAccepted.text', { payBy: formatDeadline(facts, payBy, reader) })],
  }));

/** Returns the email about a rejected request. `reason` is the guide's text as the traveler sees it. */
const buildRequestRejectedEmail = (
  facts: RequestFacts,
  { rejectReason, reason }: Pick<Event<'rejected'>, 'rejectReason' | 'reason'>,
) =>
  buildRequestEmail(facts, 'traveler', (t) => ({
    subject: t('emails.requestRejected.subject'),
    lines: [
      // The reason `other` has no text of its own; the guide's text follows.
      rejectReason === 'other'
        ? t('emails.rejectedTraveler.unable')
        : t('emails.rejectedTraveler.unableBecause', {
            why: t(`bookings.rejectReason.${rejectReason}`),
          }),
      reason ? t('emails.quoted', { words: reason }) : null,
      t('emails.requestRejected.next'),
    ],
  }));

const buildRequestWithdrawnEmail = (facts: RequestFacts) =>
  buildRequestEmail(facts, 'guide', (t) => ({
    subject: t('emails.requestWithdrawn.subject'),
    lines: [t('emails.requestWithdrawn.text')],
  }));

const buildRequestExpiredEmail = (facts: RequestFacts) =>
  buildRequestEmail(facts, 'traveler', (t) => ({
    subject: t('emails.requestExpired.subject'),
    lines: [t('emails.requestExpired.text'), t('emails.requestRejected.next')],
  }));

/**
 * Creates a reaction that schedules an email about a tour request in the same transaction, if the event
 * needs one.
 */
const createEmailReaction =
  <Type extends keyof TourRequestEvents>(
    write: (
      facts: RequestFacts,
      event: TourRequestEvents[Type],
    ) => ReturnType<typeof buildEmail> | null,
  ): Reaction<Type> =>
  async (tx, event, deps) => {
    const payload = event.payload as TourRequestEvents[Type];
    const request = await findRequestSummary(tx, payload.requestId);
    const people = await loadUsersByIds(tx, [payload.travelerId, payload.guideUserId]);
    const traveler = people.get(payload.travelerId);
    const guide = people.get(payload.guideUserId);
    if (!request || !traveler || !guide) return;
    const { conversationId, ...booking } = request;
    const cities = await loadGuideCities(tx, [payload.guideId]);
    const facts = {
      booking,
      traveler,
      guide,
      city: cities.get(payload.guideId) ?? '',
      publicUrl: deps.config.publicUrl,
      conversationId,
    };
    const written = write(facts, payload);
    if (written) await enqueueEmail(tx, deps, written, 'requests', `event-${event.id}-0`);
  };

/** The guide's text is masked like any text between the two users. */
const reactToRejection: Reaction<'tour_request.rejected'> = async (tx, event, deps, batch) => {
  const { reason } = event.payload;
  const contacts = await getPairContacts(tx, event.payload, deps.clock.now());
  const shown = reason === null || contacts.shown ? reason : maskBesideMessages(reason).text;
  await createEmailReaction<'tour_request.rejected'>((facts, payload) =>
    buildRequestRejectedEmail(facts, { ...payload, reason: shown }),
  )(tx, event, deps, batch);
};

/** The emails about tour requests (docs/product/notices.md, "Emails"). */
export const requestEmails = {
  'tour_request.sent': createEmailReaction<'tour_request.sent'>(buildRequestSentEmail),
  'tour_request.accepted': createEmailReaction<'tour_request.accepted'>(buildRequestAcceptedEmail),
  'tour_request.rejected': reactToRejection,
  'tour_request.withdrawn': createEmailReaction<'tour_request.withdrawn'>(
    buildRequestWithdrawnEmail,
  ),
  'tour_request.expired': createEmailReaction<'tour_request.expired'>((facts, { silent }) =>
    silent ? null : buildRequestExpiredEmail(facts),
  ),
};
