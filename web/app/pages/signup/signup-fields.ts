import { FIELD_BOUNDS, FIELD_RULES, NAME_PART_MAX } from '@tomoguide/contract/accounts/fields';
import { normalizeUsername, USERNAME_MAX } from '@tomoguide/contract/accounts/username';
import { cleanName, hasInvisibleCharacter, isVisible } from '@tomoguide/contract/typed-text';
import { emailField } from '../../parts/accounts/email-field.ts';
import {
  type NewPasswordValues,
  newPasswordFields,
} from '../../parts/accounts/new-password-fields.ts';
import { AS_TYPED, type FormSchema, type Words } from '../../parts/accounts/use-account-form.ts';

/** Returns the error in a username's format; null if it is valid. */
export const validateUsername = (
  username: string,
): 'accounts.signup.usernameInvalid' | 'accounts.signup.usernameTooLong' | null => {
  if (!FIELD_RULES.username(username)) return null;
  return username.length > USERNAME_MAX
    ? 'accounts.signup.usernameTooLong'
    : 'accounts.signup.usernameInvalid';
};

/**
 * Returns a username to suggest while the field is empty: the name if it has only Latin letters, otherwise
 * the part of the email before the @; null if neither makes a valid one.
 */
export const proposeUsername = ({
  firstName,
  lastName,
  email,
}: Pick<SignUpValues, 'firstName' | 'lastName' | 'email'>): string | null => {
  const name = firstName && lastName ? `${firstName}${lastName}` : '';
  const [beforeAt, domain] = email.split('@');
  const sources = [
    /[^\p{Script=Latin}\p{M}\s.'’-]/u.test(name) ? '' : name,
    domain ? beforeAt : '',
  ];
  for (const source of sources) {
    const proposal = normalizeUsername(source ?? '')
      .normalize('NFKD')
      .replaceAll(/[^a-z0-9]/g, '')
      .slice(0, USERNAME_MAX);
    if (validateUsername(proposal) === null) return proposal;
  }
  return null;
};

/** The values of the sign-up form. */
export interface SignUpValues extends NewPasswordValues {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  terms: boolean;
  emailUpdates: boolean;
}

const namePart = (name: 'firstName' | 'lastName', missing: Words, autoComplete: string) => ({
  input: { autoComplete, maxLength: NAME_PART_MAX },
  problem: (typed: SignUpValues): Words | null => {
    if (!isVisible(typed[name])) return missing;
    return hasInvisibleCharacter(cleanName(typed[name])) ? 'accounts.signup.nameInvisible' : null;
  },
  refusals: {
    VALIDATION_FAILED: 'accounts.signup.fillName',
    TEXT_REQUIRED: 'accounts.signup.fillName',
    TEXT_INVISIBLE: 'accounts.signup.nameInvisible',
    NICKNAME_RESERVED: 'accounts.signup.nameReserved',
    CONTACT_NOT_ALLOWED: 'accounts.signup.nameWithContact',
  } as const,
  sentAs: 'fullName',
});

export const SIGN_UP_FORM: FormSchema<SignUpValues> = {
  firstName: namePart('firstName', 'accounts.signup.fillFirstName', 'given-name'),
  lastName: namePart('lastName', 'accounts.signup.fillLastName', 'family-name'),
  username: {
    input: { ...AS_TYPED, autoComplete: 'username', maxLength: FIELD_BOUNDS.username.max },
    problem: ({ username }) => validateUsername(username),
    refusals: {
      USERNAME_TAKEN: 'accounts.signup.usernameUnresolved',
      USERNAME_INVALID: 'accounts.signup.usernameInvalid',
    },
  },
  email: emailField,
  ...newPasswordFields,
  terms: {
    input: {},
    problem: ({ terms }) => FIELD_RULES.termsAccepted(terms) && 'accounts.signup.acceptTerms',
    refusals: { TERMS_NOT_ACCEPTED: 'accounts.signup.acceptTerms' },
    sentAs: 'termsAccepted',
  },
};
