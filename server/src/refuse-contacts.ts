import { contactIn } from '@tomoguide/contract/messaging/public-texts';
import { fail } from './failure.ts';

/**
 * Refuses with CONTACT_NOT_ALLOWED where a text that strangers will read holds a contact
 * (docs/product/contact-mask.md, "Public texts"). `sent` has the texts by the names of their fields; the
 * details name the one, as `bio.en`. `kept` is what stood there before.
 */
export const refuseContacts = (sent: object, kept?: unknown): void => {
  const field = contactIn(sent, kept);
  if (field !== null) fail('CONTACT_NOT_ALLOWED', { field });
};
