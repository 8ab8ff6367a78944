import type { ErrorCode } from '../errors.ts';
import { PERSON_NAME_MAX } from '../typed-text.ts';
import { passwordFault } from './password.ts';
import { isUsername } from './username.ts';

/**
 * The fields of the accounts' forms: how much may be typed, and which rule each has. Calls, forms and
 * refusals are made from this. Without schemas, so that a page need not fetch a library for it.
 */

/**
 * How many code points a field may have on its way here. Wider than its rule where that rule answers
 * with a code of its own: a password of 3 characters is well formed and 422, a megabyte is 400.
 */
export const FIELD_BOUNDS = {
  loginName: { min: 1, max: 254 },
  loginPassword: { min: 1, max: 512 },
  username: { min: 0, max: 254 },
  email: { max: 254 },
  newPassword: { min: 0, max: 512 },
  fullName: { min: 1, max: PERSON_NAME_MAX },
  linkToken: { min: 1, max: 200 },
} as const;

/** What the two parts of a full name, and the space between them, may have each. */
export const NAME_PART_MAX = Math.floor((FIELD_BOUNDS.fullName.max - 1) / 2);

/** The field that each refusal is about; the server sends it as `details.field`. */
export const FIELD_OF_REFUSAL = {
  USERNAME_INVALID: 'username',
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORDS_DIFFER: 'confirmPassword',
  TERMS_NOT_ACCEPTED: 'termsAccepted',
  RESET_LINK_INVALID: 'token',
  CONFIRMATION_LINK_INVALID: 'token',
  PASSKEY_LINK_INVALID: 'token',
  PASSWORD_WRONG: 'currentPassword',
  NICKNAME_RESERVED: 'nickname',
} as const satisfies Partial<Record<ErrorCode, string>>;

export type FieldRefusal = keyof typeof FIELD_OF_REFUSAL;

interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** The rule that a field breaks by what was typed alone, or null. */
export const FIELD_RULES = {
  username: (username: string): 'USERNAME_INVALID' | null =>
    isUsername(username) ? null : 'USERNAME_INVALID',
  password: passwordFault,
  confirmPassword: ({ password, confirmPassword }: NewPassword): 'PASSWORDS_DIFFER' | null =>
    password === confirmPassword ? null : 'PASSWORDS_DIFFER',
  /** A client that leaves it out is taken to have asked its user. */
  termsAccepted: (accepted: boolean | undefined): 'TERMS_NOT_ACCEPTED' | null =>
    accepted === false ? 'TERMS_NOT_ACCEPTED' : null,
} as const;
