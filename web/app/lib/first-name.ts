/**
 * Returns a name in Latin letters without the family name. Returns any other name whole, because its script
 * does not show which part is the first name.
 */
export const getFirstName = (name: string): string =>
  /^[\p{Script=Latin}\p{M}.'’-]+ /u.test(name) ? (name.split(' ')[0] ?? name) : name;
