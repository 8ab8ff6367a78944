/** A full name in the order its language writes it: 林美, but Mei Lin. */
export const fullNameOf = (firstName: string, lastName: string): string => {
  const [first, last] = [firstName.trim(), lastName.trim()];
  const isChinese = /\p{Script=Han}/u.test(first) && /\p{Script=Han}/u.test(last);
  return isChinese ? last + first : `${first} ${last}`;
};
