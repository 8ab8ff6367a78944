import { sendSupportMessage } from '@tomoguide/contract/support/calls';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import type { Deliver, Outgoing } from '../../../lib/outbox.ts';
import { getQueryClient } from '../../../lib/query-client.ts';
import { SUPPORT_KEY } from '../../../lib/query-keys.ts';

const getName = ({ topic, about }: NonNullable<Outgoing['subject']>): string =>
  `${topic} ${about?.id ?? ''}`;

/**
 * Returns a function that sends messages to staff over the network. The first message to arrive includes
 * the subject.
 */
export const createSupportDelivery = (): Deliver => {
  let sentSubject = '';
  return async ({ key, text, subject }) => {
    try {
      const attached =
        subject && sentSubject !== getName(subject)
          ? { topic: subject.topic, ...(subject.about ? { about: subject.about } : {}) }
          : {};
      await api(sendSupportMessage, { body: { clientMessageId: key, text, ...attached } });
      if (subject) sentSubject = getName(subject);
      // Refetches the history before the message is removed from the outbox, so that the message never
      // disappears.
      await getQueryClient().invalidateQueries({ queryKey: SUPPORT_KEY });
      return null;
    } catch (error) {
      return getErrorCode(error);
    }
  };
};
