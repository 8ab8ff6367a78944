/** Passwords: 8 to 128 code points, never trimmed or truncated. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/**
 * Returns the length of a password in code points, which is how users count it, and which is the same in
 * the browser and on the server.
 */
export const getPasswordLength = (password: string): number => Array.from(password).length;

export type PasswordProblem = 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG';

/** Returns the length rule that a password violates; null if it violates none. */
export const findPasswordProblem = (password: string): PasswordProblem | null => {
  const length = getPasswordLength(password);
  if (length < PASSWORD_MIN) return 'PASSWORD_TOO_SHORT';
  return length > PASSWORD_MAX ? 'PASSWORD_TOO_LONG' : null;
};

export type PasswordStrength = 'weak' | 'medium' | 'strong';

/**
 * Returns the points of a password: one each for 8 or more characters, a lowercase letter, an uppercase
 * letter, a digit, and anything else.
 */
export const calculatePasswordPoints = (password: string): number =>
  [
    getPasswordLength(password) >= PASSWORD_MIN,
    /\p{Ll}/u.test(password),
    /\p{Lu}/u.test(password),
    /\p{Nd}/u.test(password),
    /[^\p{L}\p{M}\p{N}]/u.test(password),
  ].filter(Boolean).length;

/**
 * Returns the strength that the sign-up page shows: weak for 0 to 2 points, medium for 3, strong for 4 or
 * 5.
 */
export const getPasswordStrength = (password: string): PasswordStrength => {
  const points = calculatePasswordPoints(password);
  if (points <= 2) return 'weak';
  return points === 3 ? 'medium' : 'strong';
};
