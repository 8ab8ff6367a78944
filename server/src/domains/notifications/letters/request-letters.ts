import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { TourRequestEvents } from '@tomoguide/contract/bookings/events';
import { maskContacts } from '@tomoguide/contract/messaging/contact-mask';
import type { Reaction } from '../../../events/dispatcher.ts';
import { usersByIds } from '../../accounts/service.ts';
import { contactsOfPair, requestSummary } from '../../bookings/service.ts';
import { guideCities } from '../../guides/service.ts';
import { enqueueLetter } from './send-letters.ts';
import { deadline, letter, type TourFacts } from './tour-letter.ts';

export type RequestFacts = TourFacts & { conversationId: number };
type Written = ReturnType<Parameters<typeof letter>[2]>;
type Write = (...reader: Parameters<Parameters<typeof letter>[2]>) => Omit<Written, 'page'>;

const requestLetter = (facts: RequestFacts, to: Party, write: Write) =>
  letter(facts, to, (...reader) => ({
    ...write(...reader),
    page: `/messages?conversation=${facts.conversationId}`,
  }));

type Event<Step extends string> = TourRequestEvents[`tour_request.${Step}` &
  keyof TourRequestEvents];

const sentLetter = (facts: RequestFacts, { answerBy }: Pick<Event<'sent'>, 'answerBy'>) =>
  requestLetter(facts, 'guide', (t, reader) => ({
    subject: t('letters.requestReceived.subject'),
    lines: [t('letters.requestReceived.text', { answerBy: deadline(facts, answerBy, reader) })],
  }));

const acceptedLetter = (facts: RequestFacts, { payBy }: Pick<Event<'accepted'>, 'payBy'>) =>
  requestLetter(facts, 'traveler', (t, reader) => ({
    subject: t('letters.requestAccepted.subject'),
    lines: [t('letters.requestAccepted.text', { payBy: deadline(facts, payBy, reader) })],
  }));

/** Returns the email about a rejected request. `reason` is the guide's text as the traveler sees it. */
const rejectedLetter = (
  facts: RequestFacts,
  { rejectReason, reason }: Pick<Event<'rejected'>, 'rejectReason' | 'reason'>,
) =>
  requestLetter(facts, 'traveler', (t) => ({
    subject: t('letters.requestRejected.subject'),
    lines: [
      // The reason `other` has no text of its own; the guide's text follows.
      rejectReason === 'other'
        ? t('letters.rejectedTraveler.unable')
        : t('letters.rejectedTraveler.unableBecause', {
            why: t(`bookings.rejectReason.${rejectReason}`),
          }),
      reason ? t('letters.quoted', { words: reason }) : null,
      t('letters.requestRejected.next'),
    ],
  }));

const withdrawnLetter = (facts: RequestFacts) =>
  requestLetter(facts, 'guide', (t) => ({
    subject: t('letters.requestWithdrawn.subject'),
    lines: [t('letters.requestWithdrawn.text')],
  }));

const expiredLetter = (facts: RequestFacts) =>
  requestLetter(facts, 'traveler', (t) => ({
    subject: t('letters.requestExpired.subject'),
    lines: [t('letters.requestExpired.text'), t('letters.requestRejected.next')],
  }));

/**
 * Creates a reaction that schedules an email about a tour request in the same transaction, if the event
 * needs one.
 */
const sendingLetter =
  <Type extends keyof TourRequestEvents>(
    write: (
      facts: RequestFacts,
      event: TourRequestEvents[Type],
    ) => ReturnType<typeof letter> | null,
  ): Reaction<Type> =>
  async (tx, event, deps) => {
    const payload = event.payload as TourRequestEvents[Type];
    const request = await requestSummary(tx, payload.requestId);
    const people = await usersByIds(tx, [payload.travelerId, payload.guideUserId]);
    const traveler = people.get(payload.travelerId);
    const guide = people.get(payload.guideUserId);
    if (!request || !traveler || !guide) return;
    const { conversationId, ...booking } = request;
    const cities = await guideCities(tx, [payload.guideId]);
    const facts = {
      booking,
      traveler,
      guide,
      city: cities.get(payload.guideId) ?? '',
      publicUrl: deps.config.publicUrl,
      conversationId,
    };
    const written = write(facts, payload);
    if (written) await enqueueLetter(tx, deps, written, 'requests', `event-${event.id}-0`);
  };

/** The guide's text is masked like any text between the two users. */
const rejected: Reaction<'tour_request.rejected'> = async (tx, event, deps, batch) => {
  const { reason } = event.payload;
  const contacts = await contactsOfPair(tx, event.payload, deps.clock.now());
  const shown = reason === null || contacts.shown ? reason : maskContacts(reason).text;
  await sendingLetter<'tour_request.rejected'>((facts, payload) =>
    rejectedLetter(facts, { ...payload, reason: shown }),
  )(tx, event, deps, batch);
};

/** The emails about tour requests (docs/product/notices.md, "Letters"). */
export const requestLetters = {
  'tour_request.sent': sendingLetter<'tour_request.sent'>(sentLetter),
  'tour_request.accepted': sendingLetter<'tour_request.accepted'>(acceptedLetter),
  'tour_request.rejected': rejected,
  'tour_request.withdrawn': sendingLetter<'tour_request.withdrawn'>(withdrawnLetter),
  'tour_request.expired': sendingLetter<'tour_request.expired'>((facts, { silent }) =>
    silent ? null : expiredLetter(facts),
  ),
};
