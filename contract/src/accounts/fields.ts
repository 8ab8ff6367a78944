import type { ErrorCode } from '../errors.ts';
import { PERSON_NAME_MAX } from '../typed-text.ts';
import { passwordFault } from './password.ts';
import { isUsername } from './username.ts';

/**
 * The fields of the account forms, with their maximum lengths and rules. Calls, forms and errors are derived
 * from this. Contains no schemas, so that pages need not load a validation library.
 */

/**
 * Lengths accepted by the request schema, in code points. Wider than the field's rule if that rule has its own error
 * code: a password of 3 characters passes the schema and returns 422; one of a megabyte returns 400.
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

/** Maximum length of each half of a full name; a space joins them. */
export const NAME_PART_MAX = Math.floor((FIELD_BOUNDS.fullName.max - 1) / 2);

/** The field that each error belongs to; the server sends it as `details.field`. */
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

/** Returns the error code of the rule that this value breaks, checked without other fields, or null. */
export const FIELD_RULES = {
  username: (username: string): 'USERNAME_INVALID' | null =>
    isUsername(username) ? null : 'USERNAME_INVALID',
  password: passwordFault,
  confirmPassword: ({ password, confirmPassword }: NewPassword): 'PASSWORDS_DIFFER' | null =>
    password === confirmPassword ? null : 'PASSWORDS_DIFFER',
  /** Absent means accepted. */
  termsAccepted: (accepted: boolean | undefined): 'TERMS_NOT_ACCEPTED' | null =>
    accepted === false ? 'TERMS_NOT_ACCEPTED' : null,
} as const;
