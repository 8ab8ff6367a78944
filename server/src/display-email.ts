import { domainToUnicode } from 'node:url';

/** Converts the domain of an email address to Unicode: xn--fsqu00a.xn--fiqs8s becomes 例子.中国. */
export const toDisplayEmail = (email: string): string => {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
};
