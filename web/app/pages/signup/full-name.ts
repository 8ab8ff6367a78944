interface Parts {
  firstName: string;
  lastName: string;
}

/**
 * Returns which part of a rejected full name contains contact details. The code of the rule is large, so it
 * is loaded only now; if it fails to load, returns the first name.
 */
export const findPartWithContact = async ({ firstName, lastName }: Parts): Promise<keyof Parts> => {
  try {
    const { containsContactDetails } = await import('@tomoguide/contract/messaging/public-texts');
    return containsContactDetails(lastName) && !containsContactDetails(firstName)
      ? 'lastName'
      : 'firstName';
  } catch {
    return 'firstName';
  }
};

/** Returns the full name in the order of its language: 林美, but Mei Lin. */
export const formatFullName = (firstName: string, lastName: string): string => {
  const [first, last] = [firstName.trim(), lastName.trim()];
  const isChinese = /\p{Script=Han}/u.test(first) && /\p{Script=Han}/u.test(last);
  return isChinese ? last + first : `${first} ${last}`;
};
