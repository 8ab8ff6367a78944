/**
 * What a nickname starts as (`docs/product/accounts.md, "Names"`): the full name before its first
 * space; a name with Han characters, or without a space, is taken whole.
 */
export const givenNameOf = (fullName: string): string => {
  const whole = fullName.trim();
  if (/\p{Script=Han}/u.test(whole)) return whole;
  return whole.split(/\s/u, 1)[0] ?? whole;
};
