/** Passwords: 8 to 128 code points, never trimmed or truncated. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Length in code points, as users count it; the same in the browser and on the server. */
export const passwordLength = (password: string): number => Array.from(password).length;

export type PasswordFault = 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG';

/** Returns the rule that the length of a password breaks, or null. */
export const passwordFault = (password: string): PasswordFault | null => {
  const length = passwordLength(password);
  if (length < PASSWORD_MIN) return 'PASSWORD_TOO_SHORT';
  return length > PASSWORD_MAX ? 'PASSWORD_TOO_LONG' : null;
};

export type PasswordStrength = 'weak' | 'medium' | 'strong';

/** One point each: 8 or more, a lowercase letter, an uppercase letter, a digit, anything else. */
export const passwordPoints = (password: string): number =>
  [
    passwordLength(password) >= PASSWORD_MIN,
    /\p{Ll}/u.test(password),
    /\p{Lu}/u.test(password),
    /\p{Nd}/u.test(password),
    /[^\p{L}\p{M}\p{N}]/u.test(password),
  ].filter(Boolean).length;

/** The strength meter on the sign-up page: 0-2 points weak, 3 medium, 4-5 strong. */
export const passwordStrength = (password: string): PasswordStrength => {
  const points = passwordPoints(password);
  if (points <= 2) return 'weak';
  return points === 3 ? 'medium' : 'strong';
};
