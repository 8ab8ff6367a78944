interface Parts {
  firstName: string;
  lastName: string;
}

/**
 * Returns which part of a rejected full name contains the contact. The rule is large and loaded only now; if
 * it fails to load, the first part is used.
 */
export const textWithContact = async ({ firstName, lastName }: Parts): Promise<keyof Parts> => {
  try {
    const { containsContact } = await import('@tomoguide/contract/messaging/public-texts');
    return containsContact(lastName) && !containsContact(firstName) ? 'lastName' : 'firstName';
  } catch {
    return 'firstName';
  }
};

/** A full name in the order of its language: 林美, but Mei Lin. */
export const fullNameOf = (firstName: string, lastName: string): string => {
  const [first, last] = [firstName.trim(), lastName.trim()];
  const isChinese = /\p{Script=Han}/u.test(first) && /\p{Script=Han}/u.test(last);
  return isChinese ? last + first : `${first} ${last}`;
};
