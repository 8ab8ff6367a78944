import { domainToUnicode } from 'node:url';

/** Returns an address with its domain in Unicode: 例子.中国 for xn--fsqu00a.xn--fiqs8s. */
export const displayEmail = (email: string): string => {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
};
