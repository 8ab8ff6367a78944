import * as z from 'zod/mini';
import { ByteStream, call } from '../call.ts';
import { CropOfUpload, DownloadLink } from '../files/entities.ts';
import { PERSON_PICTURES } from '../files/public-pictures.ts';
import {
  Cents,
  displayName,
  Email,
  FileId,
  handle,
  idText,
  line,
  PasskeyId,
  SessionId,
  secret,
  TimeZone,
  text,
} from '../primitives.ts';
import {
  AccountExport,
  Closing,
  ConfirmationLink,
  CurrentUser,
  DemoAccount,
  Gender,
  OpenSession,
  Role,
  SignedIn,
} from './entities.ts';
import { FIELD_BOUNDS } from './fields.ts';
import {
  AuthenticationOptions,
  Passkey,
  PasskeyAssertion,
  PasskeyName,
  PasskeyRegistration,
  RegistrationOptions,
} from './passkeys.ts';
import { AGE_MAX, AGE_MIN, MBTI_TYPES, PROFILE_BOUNDS } from './profile-bounds.ts';

const boundedText = ({ min, max }: { min: number; max: number }) => text(min, max);
const boundedHandle = ({ min, max }: { min: number; max: number }) => handle(min, max);
const boundedSecret = ({ min, max }: { min: number; max: number }) => secret(min, max);
const newPassword = boundedSecret(FIELD_BOUNDS.newPassword);

/** Logs in. `username` can be a username or an email address (`docs/product/accounts.md, "Login"`). */
export const login = call({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Log in with a username or an email address',
  auth: 'none',
  body: z.strictObject({
    username: boundedHandle(FIELD_BOUNDS.loginName),
    password: boundedSecret(FIELD_BOUNDS.loginPassword),
  }),
  replies: { 200: SignedIn },
  errors: ['INVALID_CREDENTIALS', 'TOO_MANY_LOGINS', 'ACCOUNT_SUSPENDED'],
  limit: 'login',
});

/**
 * Creates an account. The form requires accepting the terms, but the specified body has no field for it, so
 * only `termsAccepted: false` is rejected. Checkout sends no username: the server derives one from the
 * name, and a retry within minutes logs in to the account that the first call created.
 */
export const signup = call({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Create an account and log in',
  auth: 'none',
  body: z.strictObject({
    username: z.optional(boundedHandle(FIELD_BOUNDS.username)),
    email: Email,
    password: newPassword,
    confirmPassword: newPassword,
    fullName: displayName(FIELD_BOUNDS.fullName.min, FIELD_BOUNDS.fullName.max),
    emailUpdates: z.optional(z.boolean()),
    termsAccepted: z.optional(z.boolean()),
  }),
  replies: { 201: SignedIn },
  errors: [
    'CONTACT_NOT_ALLOWED',
    'NICKNAME_RESERVED',
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

/** Returns whether a username is available. `suggestion`: a similar available name if it is not. */
export const checkUsername = call({
  method: 'GET',
  path: '/api/auth/check-username',
  summary: 'Check whether a username is available',
  auth: 'none',
  query: z.strictObject({ username: boundedHandle(FIELD_BOUNDS.username) }),
  replies: { 200: z.object({ available: z.boolean(), suggestion: z.nullable(z.string()) }) },
  errors: ['USERNAME_INVALID'],
  limit: 'check',
});

/** Ends this session immediately on every server process. */
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
 * Emails a link with which the user can choose a new password. The response is the same for known and
 * unknown addresses (`docs/product/accounts.md, "Password reset"`).
 */
export const forgotPassword = call({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Request a password reset link',
  auth: 'none',
  body: z.strictObject({ email: Email }),
  replies: { 202: z.object({ accepted: z.literal(true) }) },
  errors: [],
  limit: 'signup',
});

/**
 * Sets a new password. The token of a reset link works once, within an hour. Ends all sessions of the user.
 */
export const resetPassword = call({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Reset a password with the token of a reset link',
  auth: 'none',
  body: z.strictObject({
    token: boundedText(FIELD_BOUNDS.linkToken),
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
 * Returns whether a reset link still works, so that the page can say so before the user types a password. Reveals no
 * more about a guessed token than `resetPassword`.
 */
export const checkResetLink = call({
  method: 'POST',
  path: '/api/auth/reset-password/check',
  summary: 'Check whether a password reset token is valid',
  auth: 'none',
  body: z.strictObject({ token: boundedText(FIELD_BOUNDS.linkToken) }),
  replies: { 200: z.object({ works: z.boolean() }) },
  errors: [],
  limit: 'login',
});

/** Lists the accounts offered on the login page; empty outside demo mode. */
export const listDemoAccounts = call({
  method: 'GET',
  path: '/api/auth/demo-accounts',
  summary: 'List the demo accounts',
  auth: 'none',
  replies: { 200: z.object({ data: z.array(DemoAccount) }) },
  errors: [],
  limit: 'read',
});

export const getMe = call({
  method: 'GET',
  path: '/api/me',
  summary: 'Get the current user',
  auth: 'required',
  replies: { 200: CurrentUser },
  errors: [],
  limit: 'read',
});

const { nickname, city, bio } = PROFILE_BOUNDS;

/**
 * Changes the caller's profile. Only the fields that are sent change (`docs/product/accounts.md,
 * "Profile"`).
 */
export const updateMe = call({
  method: 'PATCH',
  path: '/api/me',
  summary: "Update the current user's settings and profile",
  auth: 'required',
  body: z.strictObject({
    readReceiptsEnabled: z.optional(z.boolean()),
    emailUpdates: z.optional(z.boolean()),
    timeZone: z.optional(TimeZone),
    username: z.optional(boundedHandle(FIELD_BOUNDS.username)),
    nickname: z.optional(displayName(nickname.min, nickname.max)),
    gender: z.optional(z.nullable(Gender)),
    age: z.optional(z.nullable(z.int().check(z.minimum(AGE_MIN), z.maximum(AGE_MAX)))),
    /** The user's place of residence, as free text. */
    city: z.optional(z.nullable(line(city.min, city.max))),
    mbti: z.optional(z.nullable(z.enum(MBTI_TYPES))),
    bio: z.optional(boundedText(bio)),
  }),
  replies: { 200: CurrentUser },
  errors: ['USERNAME_INVALID', 'USERNAME_TAKEN', 'NICKNAME_RESERVED', 'CONTACT_NOT_ALLOWED'],
  limit: 'write',
});

/** Switches between the traveler view and the guide view. */
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

const currentPassword = boundedSecret(FIELD_BOUNDS.loginPassword);

/**
 * Requests a new email address. A confirmed address remains in use until the new one is confirmed
 * (`docs/product/accounts.md, "Email confirmation"`).
 */
export const changeEmail = call({
  method: 'PATCH',
  path: '/api/v2/me/email',
  summary: 'Change your email address',
  auth: 'required',
  body: z.strictObject({ email: Email, currentPassword }),
  replies: { 200: CurrentUser },
  errors: ['PASSWORD_WRONG', 'EMAIL_TAKEN', 'TOO_MANY_CONFIRMATIONS', 'TOO_MANY_LOGINS'],
  limit: 'login',
});

/** Cancels a pending email change and revokes the links sent to the new address. */
export const cancelPendingEmail = call({
  method: 'DELETE',
  path: '/api/v2/me/email/pending',
  summary: 'Cancel a pending change of your email address',
  auth: 'required',
  replies: { 200: CurrentUser },
  errors: [],
  limit: 'write',
});

/** Sends another link to the address awaiting confirmation. */
export const requestConfirmation = call({
  method: 'POST',
  path: '/api/v2/me/email/confirmation',
  summary: 'Request another confirmation email',
  auth: 'required',
  replies: { 202: z.object({ accepted: z.literal(true) }) },
  errors: ['EMAIL_CONFIRMED', 'EMAIL_TAKEN', 'TOO_MANY_CONFIRMATIONS'],
  limit: 'write',
});

const linkToken = z.strictObject({ token: boundedText(FIELD_BOUNDS.linkToken) });

/** Returns what a link would confirm. Does not confirm it, because email scanners open links. */
export const checkConfirmation = call({
  method: 'POST',
  path: '/api/auth/confirm-email/check',
  summary: 'Get the address that a confirmation token confirms',
  auth: 'none',
  body: linkToken,
  replies: { 200: ConfirmationLink },
  errors: [],
  limit: 'login',
});

/** Confirms an email address. The token of a confirmation link works once, with or without a session. */
export const confirmEmail = call({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Confirm an email address',
  auth: 'none',
  body: linkToken,
  replies: { 200: z.object({ email: z.string() }) },
  errors: ['CONFIRMATION_LINK_INVALID', 'EMAIL_TAKEN'],
  limit: 'login',
});

/** Changes the password and ends every other session (`docs/product/accounts.md, "Password change"`). */
export const changePassword = call({
  method: 'POST',
  path: '/api/v2/me/password',
  summary: 'Change your password',
  auth: 'required',
  body: z.strictObject({ currentPassword, password: newPassword, confirmPassword: newPassword }),
  replies: { 200: z.object({ changed: z.literal(true) }) },
  errors: [
    'PASSWORD_WRONG',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
    'PASSWORDS_DIFFER',
    'TOO_MANY_LOGINS',
  ],
  limit: 'login',
});

/** Lists the caller's open sessions, newest first. */
export const listSessions = call({
  method: 'GET',
  path: '/api/v2/me/sessions',
  summary: 'List your sessions',
  auth: 'required',
  replies: { 200: z.object({ data: z.array(OpenSession) }) },
  errors: [],
  limit: 'read',
});

export const endSession = call({
  method: 'DELETE',
  path: '/api/v2/me/sessions/:id',
  summary: 'End one of your sessions',
  auth: 'required',
  params: z.strictObject({ id: idText(SessionId) }),
  replies: { 204: z.undefined() },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Ends all sessions of the caller, including the current one. */
export const endAllSessions = call({
  method: 'DELETE',
  path: '/api/v2/me/sessions',
  summary: 'End all of your sessions',
  auth: 'required',
  replies: { 204: z.undefined() },
  errors: [],
  limit: 'write',
});

const ownPicture = { kind: z.enum(PERSON_PICTURES) };

/** Crops an upload and sets it as the user's portrait or background picture. */
export const setOwnPicture = call({
  method: 'PUT',
  path: '/api/v2/me/pictures',
  summary: 'Set your profile picture or background',
  auth: 'required',
  body: z.strictObject({
    ...ownPicture,
    fileId: FileId,
    cut: CropOfUpload,
  }),
  replies: { 200: CurrentUser },
  errors: [
    'FILES_UNKNOWN',
    'CUT_INVALID',
    'CONTACT_NOT_ALLOWED',
    'TOO_MANY_UPLOADS',
    'FILES_UNAVAILABLE',
    'BUSY',
  ],
  limit: 'write',
});

export const removeOwnPicture = call({
  method: 'DELETE',
  path: '/api/v2/me/pictures',
  summary: 'Remove your profile picture or background',
  auth: 'required',
  query: z.strictObject(ownPicture),
  replies: { 200: CurrentUser },
  errors: [],
  limit: 'write',
});

export const getClosing = call({
  method: 'GET',
  path: '/api/v2/me/closing',
  summary: 'Check whether your account can be closed',
  auth: 'required',
  replies: { 200: Closing },
  errors: [],
  limit: 'read',
});

/** Closes the caller's account permanently (`docs/product/accounts.md, "Closing an account"`). */
export const closeAccount = call({
  method: 'POST',
  path: '/api/v2/me/closing',
  summary: 'Close your account',
  auth: 'required',
  body: z.strictObject({
    currentPassword,
    /** The goodwill balance that the owner was shown before confirming. */
    goodwillCents: Cents,
  }),
  replies: { 200: z.object({ closed: z.literal(true) }) },
  errors: ['PASSWORD_WRONG', 'CLOSING_NOT_POSSIBLE', 'GOODWILL_CHANGED', 'TOO_MANY_LOGINS'],
  limit: 'login',
});

/** Returns the current export if one is in progress or less than an hour old; otherwise starts one. */
export const requestExport = call({
  method: 'POST',
  path: '/api/v2/me/export',
  summary: 'Request an export of your data',
  auth: 'required',
  replies: { 202: AccountExport },
  errors: [],
  limit: 'write',
});

export const getExport = call({
  method: 'GET',
  path: '/api/v2/me/export',
  summary: 'Get the status of your data export',
  auth: 'required',
  replies: { 200: z.object({ data: z.nullable(AccountExport) }) },
  errors: [],
  limit: 'read',
});

export const readExport = call({
  method: 'GET',
  path: '/api/v2/me/export/content',
  summary: 'Download your data export as a ZIP file',
  auth: 'required',
  download: 'attachment',
  replies: { 200: ByteStream },
  errors: ['NOT_FOUND', 'FILES_UNAVAILABLE'],
  limit: 'write',
});

/**
 * Returns a signed URL for a download. It is needed because a browser that opens a link sends no session
 * token, and the in-app browsers of WeChat and Alipay cannot save files that a page creates.
 */
export const createDownloadLink = call({
  method: 'GET',
  path: '/api/v2/download-link',
  summary: 'Create a download URL for the response of another call, valid for five minutes',
  auth: 'optional',
  query: z.strictObject({
    /** The URL of the endpoint to download from, including its query. */
    path: z.string().check(z.maxLength(500), z.regex(/^\/api\/[\w/-]+(\?[\w=&%.+*-]*)?$/)),
  }),
  replies: { 200: DownloadLink },
  errors: [],
  limit: 'read',
});

const done = z.object({ done: z.literal(true) });

/** Returns the options for a login with a passkey, which are valid once, within five minutes. */
export const startPasskeyLogin = call({
  method: 'POST',
  path: '/api/auth/login/passkey/options',
  summary: 'Start logging in with a passkey',
  auth: 'none',
  replies: { 200: AuthenticationOptions },
  errors: [],
  limit: 'check',
});

/** Its path is below the path of `login`, so that browsers also send it the device cookie. */
export const loginByPasskey = call({
  method: 'POST',
  path: '/api/auth/login/passkey',
  summary: 'Log in with a passkey',
  auth: 'none',
  body: z.strictObject({ passkey: PasskeyAssertion }),
  replies: { 200: SignedIn },
  errors: ['PASSKEY_INVALID', 'ACCOUNT_SUSPENDED'],
  limit: 'login',
});

/**
 * Confirms the caller's identity. Passkeys can be added or removed within ten minutes of this call or of a
 * login.
 */
export const confirmLogin = call({
  method: 'POST',
  path: '/api/v2/me/confirm-login',
  summary: 'Confirm your identity again with your password',
  auth: 'required',
  body: z.strictObject({ currentPassword }),
  replies: { 200: done },
  errors: ['PASSWORD_WRONG', 'TOO_MANY_LOGINS'],
  limit: 'login',
});

export const startPasskeyConfirmation = call({
  method: 'POST',
  path: '/api/v2/me/confirm-login/passkey/options',
  summary: 'Start confirming your identity with a passkey',
  auth: 'required',
  replies: { 200: AuthenticationOptions },
  errors: [],
  limit: 'check',
});

export const confirmLoginByPasskey = call({
  method: 'POST',
  path: '/api/v2/me/confirm-login/passkey',
  summary: 'Confirm your identity again with a passkey',
  auth: 'required',
  body: z.strictObject({ passkey: PasskeyAssertion }),
  replies: { 200: done },
  errors: ['PASSKEY_INVALID'],
  limit: 'login',
});

/** Lists the caller's passkeys, oldest first. */
export const listPasskeys = call({
  method: 'GET',
  path: '/api/v2/me/passkeys',
  summary: 'List your passkeys',
  auth: 'required',
  replies: { 200: z.object({ data: z.array(Passkey) }) },
  errors: [],
  limit: 'read',
});

export const startPasskeyRegistration = call({
  method: 'POST',
  path: '/api/v2/me/passkeys/options',
  summary: 'Start adding a passkey',
  auth: 'required',
  replies: { 200: RegistrationOptions },
  errors: ['LOGIN_TOO_OLD', 'PASSKEY_LOGIN_NEEDED', 'TOO_MANY_PASSKEYS'],
  limit: 'write',
});

export const addPasskey = call({
  method: 'POST',
  path: '/api/v2/me/passkeys',
  summary: 'Add a passkey',
  auth: 'required',
  body: z.strictObject({ name: PasskeyName, passkey: PasskeyRegistration }),
  replies: { 201: Passkey },
  errors: ['LOGIN_TOO_OLD', 'PASSKEY_LOGIN_NEEDED', 'PASSKEY_INVALID', 'TOO_MANY_PASSKEYS'],
  limit: 'write',
});

const onePasskey = z.strictObject({ id: idText(PasskeyId) });

export const renamePasskey = call({
  method: 'PATCH',
  path: '/api/v2/me/passkeys/:id',
  summary: 'Rename a passkey',
  auth: 'required',
  params: onePasskey,
  body: z.strictObject({ name: PasskeyName }),
  replies: { 200: Passkey },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Removes a passkey and ends the other sessions that were started with it. */
export const removePasskey = call({
  method: 'DELETE',
  path: '/api/v2/me/passkeys/:id',
  summary: 'Remove a passkey',
  auth: 'required',
  params: onePasskey,
  replies: { 204: z.undefined() },
  errors: ['NOT_FOUND', 'LOGIN_TOO_OLD', 'PASSKEY_LOGIN_NEEDED', 'PASSKEY_LAST'],
  limit: 'write',
});

/** Returns the account for which a link from a staff command adds a passkey; null if the link has expired. */
export const checkPasskeyLink = call({
  method: 'POST',
  path: '/api/auth/passkey-link/check',
  summary: 'Get the account that a passkey link is for',
  auth: 'none',
  body: linkToken,
  replies: { 200: z.object({ username: z.nullable(z.string()) }) },
  errors: [],
  limit: 'login',
});

export const startLinkedPasskey = call({
  method: 'POST',
  path: '/api/auth/passkey-link/options',
  summary: 'Start creating a passkey with the token of a link',
  auth: 'none',
  body: linkToken,
  replies: { 200: RegistrationOptions },
  errors: ['PASSKEY_LINK_INVALID', 'TOO_MANY_PASSKEYS'],
  limit: 'login',
});

/** Adds a passkey with a link. The link works only once; after that, the user logs in with the passkey. */
export const addLinkedPasskey = call({
  method: 'POST',
  path: '/api/auth/passkey-link',
  summary: 'Create a passkey with the token of a link',
  auth: 'none',
  body: z.strictObject({
    token: boundedText(FIELD_BOUNDS.linkToken),
    name: PasskeyName,
    passkey: PasskeyRegistration,
  }),
  replies: { 201: Passkey },
  errors: ['PASSKEY_LINK_INVALID', 'PASSKEY_INVALID', 'TOO_MANY_PASSKEYS'],
  limit: 'login',
});
