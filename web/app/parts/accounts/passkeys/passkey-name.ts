/**
 * Returns the default name of a new passkey: the operating system on which it is created, with a number if
 * that name is taken.
 */
export const suggestPasskeyName = (taken: readonly string[] = []): string => {
  const { userAgent } = navigator;
  const known = [
    ['iPhone', /iPhone/],
    ['iPad', /iPad/],
    ['Android', /Android/],
    ['Mac', /Mac OS X/],
    ['Windows', /Windows/],
    ['Linux', /Linux/],
  ] as const;
  const name = known.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Passkey';
  let numbered: string = name;
  for (let n = 2; taken.includes(numbered); n += 1) numbered = `${name} ${n}`;
  return numbered;
};
