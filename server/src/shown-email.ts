import { domainToUnicode } from 'node:url';

/** An address with its domain in its own letters: xn--fsqu00a.xn--fiqs8s is 例子.中国. */
export const shownEmail = (email: string): string => {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
};
