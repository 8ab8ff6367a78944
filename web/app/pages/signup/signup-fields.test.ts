import { describe, expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { findProblems, getRejectedField } from '../../parts/accounts/use-account-form.ts';
import { findPartWithContact, formatFullName } from './full-name.ts';
import { proposeUsername, SIGN_UP_FORM, type SignUpValues } from './signup-fields.ts';

const good: SignUpValues = {
  firstName: 'Mei',
  lastName: 'Lin',
  username: 'mei',
  email: 'mei@example.com',
  password: 'lantern!',
  confirmPassword: 'lantern!',
  terms: true,
  emailUpdates: false,
};
const errorsWith = (changes: Partial<SignUpValues>) =>
  findProblems(SIGN_UP_FORM, { ...good, ...changes });

describe('the sign-up form', () => {
  test('reports no error for valid input', () => {
    expect(errorsWith({})).toEqual({});
    expect(errorsWith({ email: ' mei@example.com ', emailUpdates: true })).toEqual({});
  });

  test.each([
    ['a missing first name', { firstName: '  ' }, { firstName: 'accounts.signup.fillFirstName' }],
    ['a missing last name', { lastName: '' }, { lastName: 'accounts.signup.fillLastName' }],
    [
      'a username of 2 characters',
      { username: 'ab' },
      { username: 'accounts.signup.usernameInvalid' },
    ],
    [
      'a username with a hyphen',
      { username: 'mei-lin' },
      { username: 'accounts.signup.usernameInvalid' },
    ],
    [
      'a username of 31 characters',
      { username: 'a'.repeat(31) },
      { username: 'accounts.signup.usernameTooLong' },
    ],
    ['a missing email', { email: '' }, { email: 'accounts.signup.fillEmail' }],
    ['an email without a domain', { email: 'mei@' }, { email: 'accounts.signup.fillEmail' }],
    [
      'a password of 7 characters',
      { password: '1234567', confirmPassword: '1234567' },
      { password: 'accounts.signup.passwordTooShort' },
    ],
    [
      'a password of 129 characters',
      { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
      { password: 'accounts.signup.passwordTooLong' },
    ],
    [
      'a different confirmation',
      { confirmPassword: 'x' },
      { confirmPassword: 'accounts.signup.passwordsDiffer' },
    ],
    ['terms not accepted', { terms: false }, { terms: 'accounts.signup.acceptTerms' }],
  ] as const)('reports %s at the field', (_, changes, problems) => {
    expect(errorsWith(changes)).toEqual(problems);
  });

  test('reports rejected contact details at the name', () => {
    const details = { field: 'fullName' };
    const refused = new ApiError(422, { code: 'CONTACT_NOT_ALLOWED', details });
    expect(getRejectedField(SIGN_UP_FORM, refused)).toEqual({
      firstName: 'accounts.signup.nameWithContact',
    });
  });

  test('reports errors in the order of the form', () => {
    const all = findProblems(SIGN_UP_FORM, {
      firstName: '',
      lastName: '',
      username: '',
      email: '',
      password: '',
      confirmPassword: 'x',
      terms: false,
      emailUpdates: false,
    });
    expect(Object.keys(all)).toEqual([
      'firstName',
      'lastName',
      'username',
      'email',
      'password',
      'confirmPassword',
      'terms',
    ]);
  });
});

test.each([
  ['美', '林加微信abc12345', 'lastName'],
  ['美加微信abc12345', '林', 'firstName'],
  // The contact details span both parts; neither part contains them alone.
  ['12345', '1380013', 'firstName'],
] as const)(
  'for the parts %s and %s, returns that the %s contains the contact details',
  async (firstName, lastName, part) => {
    expect(await findPartWithContact({ firstName, lastName })).toBe(part);
  },
);

test.each([
  ['Mei', 'Lin', 'Mei Lin'],
  ['美', '林', '林美'],
  [' 小雨 ', ' 欧阳 ', '欧阳小雨'],
  ['Mei', '林', 'Mei 林'],
])('derives from %s and %s the username %s', (first, last, full) => {
  expect(formatFullName(first, last)).toBe(full);
});

test.each([
  ['Mei', 'Lin', 'm.lin88@example.com', 'meilin'],
  ['Zoë', 'O’Brien', '', 'zoeobrien'],
  ['美', '林', 'M.Lin88@example.com', 'mlin88'],
  ['美', '林', 'm.lin88', null],
  ['Bo', '', 'bo@example.com', null],
])('proposes a username from a Latin name, otherwise from the email: %s %s, %s', (...parts) => {
  const [firstName, lastName, email, expected] = parts;
  expect(proposeUsername({ firstName, lastName, email })).toBe(expected);
});
