import * as z from 'zod/mini';
import { call } from '../call.ts';
import { displayName, Email, secret, TimeZone, text } from '../primitives.ts';
import { CurrentUser, DemoAccount, Role, SignedIn } from './entities.ts';
import { FIELD_BOUNDS } from './fields.ts';

const textOf = ({ min, max }: { min: number; max: number }) => text(min, max);
const secretOf = ({ min, max }: { min: number; max: number }) => secret(min, max);
const newPassword = secretOf(FIELD_BOUNDS.newPassword);

/** `username` takes the username or the e-mail (`docs/product/accounts.md, "Login"`). */
export const login = call({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Log in with a username or an e-mail address',
  auth: 'none',
  body: z.strictObject({
    username: textOf(FIELD_BOUNDS.loginName),
    password: secretOf(FIELD_BOUNDS.loginPassword),
  }),
  replies: { 200: SignedIn },
  errors: ['INVALID_CREDENTIALS', 'TOO_MANY_LOGINS', 'ACCOUNT_SUSPENDED'],
  limit: 'login',
});

/**
 * The terms are accepted in the form, as the specification's body has no field for it; a client
 * that says `termsAccepted: false` is refused.
 */
export const signup = call({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Create an account and log in',
  auth: 'none',
  body: z.strictObject({
    username: textOf(FIELD_BOUNDS.username),
    email: Email,
    password: newPassword,
    confirmPassword: newPassword,
    fullName: displayName(FIELD_BOUNDS.fullName.min, FIELD_BOUNDS.fullName.max),
    emailUpdates: z.optional(z.boolean()),
    termsAccepted: z.optional(z.boolean()),
  }),
  replies: { 201: SignedIn },
  errors: [
    'USERNAME_INVALID',
    'USERNAME_TAKEN',
    'EMAIL_TAKEN',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
    'PASSWORDS_DIFFER',
    'TERMS_NOT_ACCEPTED',
  ],
  limit: 'signup',
});

/** `suggestion`: a free name like the one asked for, when that is taken. */
export const checkUsername = call({
  method: 'GET',
  path: '/api/auth/check-username',
  summary: 'Whether a username is free',
  auth: 'none',
  query: z.strictObject({ username: textOf(FIELD_BOUNDS.username) }),
  replies: { 200: z.object({ available: z.boolean(), suggestion: z.nullable(z.string()) }) },
  errors: ['USERNAME_INVALID'],
  limit: 'check',
});

/** Ends this session, on every server process, at once. */
export const logout = call({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Log out',
  auth: 'required',
  replies: { 200: z.object({ loggedOut: z.literal(true) }) },
  errors: [],
  limit: 'write',
});

/**
 * Sends a link to choose a new password. The answer is the same whether the address is known or not
 * (`docs/product/accounts.md, "Password reset"`).
 */
export const forgotPassword = call({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Ask for a link to choose a new password',
  auth: 'none',
  body: z.strictObject({ email: Email }),
  replies: { 202: z.object({ accepted: z.literal(true) }) },
  errors: [],
  limit: 'signup',
});

/** Chooses a new password with the token of such a link: once, for one hour. Ends every session. */
export const resetPassword = call({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choose a new password with the token of a link',
  auth: 'none',
  body: z.strictObject({
    token: textOf(FIELD_BOUNDS.resetToken),
    password: newPassword,
    confirmPassword: newPassword,
  }),
  replies: { 200: z.object({ changed: z.literal(true) }) },
  errors: [
    'RESET_LINK_INVALID',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
    'PASSWORDS_DIFFER',
  ],
  limit: 'login',
});

/**
 * Whether such a link still works, so that nobody types a password for one that is over. A guess at a
 * token learns what the call above would tell it too.
 */
export const checkResetLink = call({
  method: 'POST',
  path: '/api/auth/reset-password/check',
  summary: 'Ask whether the token of a link still works',
  auth: 'none',
  body: z.strictObject({ token: textOf(FIELD_BOUNDS.resetToken) }),
  replies: { 200: z.object({ works: z.boolean() }) },
  errors: [],
  limit: 'login',
});

/** The accounts that the login page offers; none outside demo mode. */
export const listDemoAccounts = call({
  method: 'GET',
  path: '/api/auth/demo-accounts',
  summary: 'Accounts to try the demo with',
  auth: 'none',
  replies: { 200: z.object({ data: z.array(DemoAccount) }) },
  errors: [],
  limit: 'read',
});

export const getMe = call({
  method: 'GET',
  path: '/api/me',
  summary: 'Who you are',
  auth: 'required',
  replies: { 200: CurrentUser },
  errors: [],
  limit: 'read',
});

/** Changes only the fields that are sent. */
export const updateMe = call({
  method: 'PATCH',
  path: '/api/me',
  summary: 'Change your settings',
  auth: 'required',
  body: z.strictObject({
    readReceiptsEnabled: z.optional(z.boolean()),
    emailUpdates: z.optional(z.boolean()),
    timeZone: z.optional(TimeZone),
  }),
  replies: { 200: CurrentUser },
  errors: [],
  limit: 'write',
});

/** Switches between the traveler and the guide view. */
export const switchRole = call({
  method: 'PATCH',
  path: '/api/me/role',
  summary: 'Switch between the traveler and the guide view',
  auth: 'required',
  body: z.strictObject({ role: Role }),
  replies: { 200: CurrentUser },
  errors: ['ROLE_NOT_ALLOWED'],
  limit: 'write',
});
