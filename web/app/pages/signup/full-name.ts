interface Parts {
  firstName: string;
  lastName: string;
}

/**
 * Which part holds the contact for which a full name was refused. The rule is large, and fetched only
 * now; where it does not come, the first part stands for the whole.
 */
export const partWithContact = async ({ firstName, lastName }: Parts): Promise<keyof Parts> => {
  try {
    const { holdsContact } = await import('@tomoguide/contract/messaging/public-texts');
    return holdsContact(lastName) && !holdsContact(firstName) ? 'lastName' : 'firstName';
  } catch {
    return 'firstName';
  }
};

/** A full name in the order its language writes it: 林美, but Mei Lin. */
export const fullNameOf = (firstName: string, lastName: string): string => {
  const [first, last] = [firstName.trim(), lastName.trim()];
  const isChinese = /\p{Script=Han}/u.test(first) && /\p{Script=Han}/u.test(last);
  return isChinese ? last + first : `${first} ${last}`;
};
