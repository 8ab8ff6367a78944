import {
  checkUsername,
  forgotPassword,
  login,
  resetPassword,
  signup,
} from '@tomoguide/contract/accounts/calls';
import type { Call } from '@tomoguide/contract/call';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSession } from '../lib/session.ts';
import { ForgotForm } from '../pages/forgot-password/forgot-form.tsx';
import { LoginForm } from '../pages/login/login-form.tsx';
import { ResetForm } from '../pages/reset-password/reset-form.tsx';
import { SignupForm } from '../pages/signup/signup-form.tsx';
import { refusal, reply } from '../testing/api-replies.ts';
import { sampleSession } from '../testing/samples.ts';
import { show } from '../testing/show.tsx';
import { dismissToast, getCurrentToast } from '../ui/toast.ts';

afterEach(() => {
  sessionStorage.clear();
  const toast = getCurrentToast();
  if (toast) dismissToast(toast.id);
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const message = (name: string) =>
  document.getElementById(field(name)?.getAttribute('aria-describedby') ?? '')?.textContent;
const markedFields = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map((input) =>
    input.getAttribute('name'),
  );
const submitForm = async () =>
  (document.querySelector('form button[type="submit"]') as HTMLButtonElement).click();

const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const input = field(name);
    if (input?.type === 'checkbox') input.click();
    else await page.elementLocator(input as Element).fill(value);
  }
};

/** Returns an error reply that names a field, either rejected by a rule or malformed. */
const replyWithError = (call: Call, status: number, code: string, named: string) =>
  refusal(
    call,
    status,
    code,
    code === 'VALIDATION_FAILED'
      ? { place: 'body', issues: [{ path: [named], message: 'no' }] }
      : { field: named },
  );

const person = {
  firstName: 'Mei',
  lastName: 'Lin',
  username: 'meilin',
  email: 'mei@example.com',
  password: 'lantern by the river',
  confirmPassword: 'lantern by the river',
  terms: 'yes',
};

test.each([
  [422, 'USERNAME_INVALID', 'username', 'username'],
  [409, 'EMAIL_TAKEN', 'email', 'email'],
  [422, 'PASSWORD_TOO_SHORT', 'password', 'password'],
  [422, 'PASSWORD_TOO_COMMON', 'password', 'password'],
  [422, 'PASSWORDS_DIFFER', 'confirmPassword', 'confirmPassword'],
  [422, 'TERMS_NOT_ACCEPTED', 'termsAccepted', 'terms'],
  [400, 'VALIDATION_FAILED', 'email', 'email'],
  [400, 'VALIDATION_FAILED', 'fullName', 'firstName'],
] as const)('sign-up: %d %s for %s marks and focuses %s', async (status, code, named, name) => {
  await show(<SignupForm ready />, {
    replies: [
      reply(checkUsername, { available: true, suggestion: null }),
      replyWithError(signup, status, code, named),
    ],
  });
  await fill(person);
  await submitForm();
  await expect.poll(markedFields).toEqual([name]);
  expect(message(name)).toBeTruthy();
  expect(document.activeElement).toBe(field(name));
  await expect.element(page.getByRole('alert').first()).toBeVisible();
});

test('sign-up: marks the part of a name that contains a contact', async () => {
  await show(<SignupForm ready />, {
    replies: [
      reply(checkUsername, { available: true, suggestion: null }),
      replyWithError(signup, 422, 'CONTACT_NOT_ALLOWED', 'fullName'),
    ],
  });
  await fill({ ...person, firstName: '美', lastName: '林加微信abc12345' });
  await submitForm();
  await expect.poll(markedFields).toEqual(['lastName']);
  expect(document.activeElement).toBe(field('lastName'));
});

test('sign-up: typing clears a field’s error', async () => {
  await show(<SignupForm ready />, {
    replies: [
      reply(checkUsername, { available: true, suggestion: null }),
      replyWithError(signup, 422, 'PASSWORD_TOO_COMMON', 'password'),
    ],
  });
  await fill(person);
  await submitForm();
  await expect.poll(markedFields).toEqual(['password']);
  await fill({ password: 'a bridge in the fog', confirmPassword: 'a bridge in the fog' });
  expect(markedFields()).toEqual([]);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('sign-up: shows a common password as an error at its field, and does not rate it as medium', async () => {
  await show(<SignupForm ready />, {
    replies: [
      reply(checkUsername, { available: true, suggestion: null }),
      replyWithError(signup, 422, 'PASSWORD_TOO_COMMON', 'password'),
    ],
  });
  await fill(person);
  await submitForm();
  await expect.poll(markedFields).toEqual(['password']);
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  expect(document.querySelector('[data-strength]')?.getAttribute('data-strength')).toBe('weak');
});

test('sign-up: names the missing name at its field, and nowhere else', async () => {
  await show(<SignupForm ready />);
  await fill({ firstName: 'Mei' });
  await submitForm();
  await expect.poll(() => message('lastName')).toBe('Please enter your last name');
  expect(document.activeElement).toBe(field('lastName'));
  expect(getCurrentToast()).toBeNull();
});

test('login: marks the field that the server rejects as malformed', async () => {
  await show(<LoginForm ready demoAccounts={[]} />, {
    replies: [replyWithError(login, 400, 'VALIDATION_FAILED', 'username')],
  });
  await fill({ username: 'mei', password: 'lantern by the river' });
  await submitForm();
  await expect.poll(markedFields).toEqual(['username']);
  expect(document.activeElement).toBe(field('username'));
});

test('login: shows the error for wrong credentials once, not at a field', async () => {
  await show(<LoginForm ready demoAccounts={[]} />, {
    replies: [refusal(login, 401, 'INVALID_CREDENTIALS')],
  });
  await fill({ username: 'mei', password: 'lantern by the river' });
  await submitForm();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Login failedPlease check your credentials and try again.');
  expect(markedFields()).toEqual([]);
  expect(getCurrentToast()).toBeNull();
});

test('login: does not start a session if the reply has no token', async () => {
  await show(<LoginForm ready demoAccounts={[]} />, {
    replies: [reply(login, { ...sampleSession(), token: '' })],
  });
  await fill({ username: 'mei', password: 'lantern by the river' });
  await submitForm();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Login failedSomething went wrong on our side. Please try again later.');
  expect(readSession()).toBeNull();
  expect(getCurrentToast()).toBeNull();
});

test('forgot password: marks an email address that the server rejected', async () => {
  await show(<ForgotForm ready onSent={() => undefined} />, {
    replies: [replyWithError(forgotPassword, 400, 'VALIDATION_FAILED', 'email')],
  });
  await fill({ email: 'mei@example.com' });
  await submitForm();
  await expect.poll(markedFields).toEqual(['email']);
  expect(document.activeElement).toBe(field('email'));
});

test.each([
  ['PASSWORD_TOO_COMMON', 'password'],
  ['PASSWORD_TOO_LONG', 'password'],
  ['PASSWORDS_DIFFER', 'confirmPassword'],
])('reset: %s marks and focuses %s', async (code, name) => {
  await show(<ResetForm token="token" onExpired={() => undefined} />, {
    replies: [replyWithError(resetPassword, 422, code, name)],
  });
  await fill({ password: 'lantern by the river', confirmPassword: 'lantern by the river' });
  await submitForm();
  await expect.poll(markedFields).toEqual([name]);
  expect(document.activeElement).toBe(field(name));
});

test.each([
  ['login', <LoginForm key="l" ready demoAccounts={[]} />, ['username', 'password']],
  ['forgot', <ForgotForm key="f" ready onSent={() => undefined} />, ['email']],
  ['reset', <ResetForm key="r" token="token" onExpired={() => undefined} />, ['password']],
])('%s: marks missing fields, focuses the first one and sends nothing', async (_, form, names) => {
  const { sent } = await show(form);
  await submitForm();
  await expect.poll(markedFields).toEqual(names);
  expect(document.activeElement).toBe(field(names[0] ?? ''));
  expect(sent).toEqual([]);
});
