import { describe, expect, test } from 'vitest';
import { fullNameOf } from './names.ts';
import { type SignUpValues, signUpFaults } from './signup-rules.ts';

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
const faultsOf = (changes: Partial<SignUpValues>) => signUpFaults({ ...good, ...changes });

describe('the sign-up form', () => {
  test('has nothing to say when all is well', () => {
    expect(faultsOf({})).toEqual({});
    expect(faultsOf({ email: ' mei@example.com ', emailUpdates: true })).toEqual({});
  });

  test.each([
    ['no first name', { firstName: '  ' }, { firstName: 'fillName' }],
    ['no last name', { lastName: '' }, { lastName: 'fillName' }],
    ['a username of 2', { username: 'ab' }, { username: 'usernameInvalid' }],
    ['a username with a hyphen', { username: 'mei-lin' }, { username: 'usernameInvalid' }],
    ['a username of 31', { username: 'a'.repeat(31) }, { username: 'usernameTooLong' }],
    ['no e-mail', { email: '' }, { email: 'fillEmail' }],
    ['an e-mail without a domain', { email: 'mei@' }, { email: 'fillEmail' }],
    [
      'a password of 7',
      { password: '1234567', confirmPassword: '1234567' },
      { password: 'passwordTooShort' },
    ],
    [
      'a password of 129',
      { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
      { password: 'passwordTooLong' },
    ],
    ['another confirmation', { confirmPassword: 'x' }, { confirmPassword: 'passwordsDiffer' }],
    ['terms not accepted', { terms: false }, { terms: 'acceptTerms' }],
  ] as const)('with %s says so at the field', (_, changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });

  test('names what is wrong in the order of the form', () => {
    const all = signUpFaults({
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
  ['Mei', 'Lin', 'Mei Lin'],
  ['美', '林', '林美'],
  [' 小雨 ', ' 欧阳 ', '欧阳小雨'],
  ['Mei', '林', 'Mei 林'],
])('%s and %s make %s', (first, last, full) => {
  expect(fullNameOf(first, last)).toBe(full);
});
