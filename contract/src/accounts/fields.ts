import type { ErrorCode } from '../errors.ts';
import { PERSON_NAME_MAX } from '../typed-text.ts';
import { findPasswordProblem } from './password.ts';
import { isUsername } from './username.ts';

/**
 * The fields of the account forms, with their lengths and rules. Endpoints, forms and errors are derived
 * from them. Contains no schemas, so that pages need not load a validation library.
 */

/**
 * Lengths accepted by the request schema, in code points. Wider than the field's rule if violations of that
 * rule have their own error code: a password of 3 characters passes the schema and is rejected with 422,
 * whereas one of a megabyte is rejected with 400.
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

/** Maximum length of each part of a full name, which consists of two parts joined by a space. */
export const NAME_PART_MAX = Math.floor((FIELD_BOUNDS.fullName.max - 1) / 2);

/** The field that each error belongs to, which the server sends as `details.field`. */
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

/**
 * For each field, a function that returns the error code of the rule that the value violates, or null if it
 * is valid.
 */
export const FIELD_RULES = {
  username: (username: string): 'USERNAME_INVALID' | null =>
    isUsername(username) ? null : 'USERNAME_INVALID',
  password: findPasswordProblem,
  confirmPassword: ({ password, confirmPassword }: NewPassword): 'PASSWORDS_DIFFER' | null =>
    password === confirmPassword ? null : 'PASSWORDS_DIFFER',
  /** An absent field counts as accepted. */
  termsAccepted: (accepted: boolean | undefined): 'TERMS_NOT_ACCEPTED' | null =>
    accepted === false ? 'TERMS_NOT_ACCEPTED' : null,
} as const;
