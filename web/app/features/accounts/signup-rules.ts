import { passwordFault } from '@tomoguide/contract/accounts/password';
import { isUsername, USERNAME_MAX } from '@tomoguide/contract/accounts/username';
import { Email } from '@tomoguide/contract/primitives';

/** What is typed into the sign-up form. */
export interface SignUpValues {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
  emailUpdates: boolean;
}

export type SignUpField = Exclude<keyof SignUpValues, 'emailUpdates'>;

/** The sentences of the `signup` catalogue that say what is wrong. */
export type SignUpFault =
  | 'fillName'
  | 'usernameInvalid'
  | 'usernameTooLong'
  | 'usernameUnresolved'
  | 'fillEmail'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordTooCommon'
  | 'passwordsDiffer'
  | 'emailTaken'
  | 'acceptTerms';

export type SignUpFaults = Partial<Record<SignUpField, SignUpFault>>;

const PASSWORD_FAULTS = {
  PASSWORD_TOO_SHORT: 'passwordTooShort',
  PASSWORD_TOO_LONG: 'passwordTooLong',
} as const;

/** What is wrong with a username by its form alone. */
export const usernameFault = (username: string): 'usernameInvalid' | 'usernameTooLong' | null => {
  if (isUsername(username)) return null;
  return username.length > USERNAME_MAX ? 'usernameTooLong' : 'usernameInvalid';
};

/** What is wrong, by field, in the order of the form (spec §5). */
export const signUpFaults = (values: SignUpValues): SignUpFaults => {
  const faults: SignUpFaults = {};
  if (!values.firstName.trim()) faults.firstName = 'fillName';
  if (!values.lastName.trim()) faults.lastName = 'fillName';
  const username = usernameFault(values.username);
  if (username) faults.username = username;
  if (!Email.safeParse(values.email.trim()).success) faults.email = 'fillEmail';
  const password = passwordFault(values.password);
  if (password) faults.password = PASSWORD_FAULTS[password];
  if (values.confirmPassword !== values.password) faults.confirmPassword = 'passwordsDiffer';
  if (!values.terms) faults.terms = 'acceptTerms';
  return faults;
};
