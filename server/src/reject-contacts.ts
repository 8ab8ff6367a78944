import { findTextWithContact } from '@tomoguide/contract/messaging/public-texts';
import { fail } from './failure.ts';

/**
 * Throws CONTACT_NOT_ALLOWED if a public text contains a contact (docs/product/contact-mask.md, "Public
 * texts"). `sent` contains the texts by field name; the error details name the field, such as `bio.en`.
 * `stored` contains the texts that are already stored, which are not checked again.
 */
export const rejectContacts = (sent: object, stored?: unknown): void => {
  const field = findTextWithContact(sent, stored);
  if (field !== null) fail('CONTACT_NOT_ALLOWED', { field });
};
