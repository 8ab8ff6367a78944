/** A name in Latin letters without the family name; any other name whole, as its script does not tell. */
export const firstNameOf = (name: string): string =>
  /^[\p{Script=Latin}\p{M}.'’-]+ /u.test(name) ? (name.split(' ')[0] ?? name) : name;
