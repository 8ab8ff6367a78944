import * as z from 'zod/mini';
import { displayName, Instant, PasskeyId } from '../primitives.ts';
import { PASSKEY_NAME_MAX } from './figures.ts';

export const PasskeyName = displayName(1, PASSKEY_NAME_MAX);

/** A passkey, as shown to its owner. */
export const Passkey = z.object({
  id: PasskeyId,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
});
export type Passkey = z.infer<typeof Passkey>;

/** Base64url, which WebAuthn's JSON uses to encode bytes. */
const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]*$/));
const id = base64url(1_400);
const type = z.literal('public-key');

/** A browser's response after creating a passkey, without the fields that the server ignores. */
export const PasskeyRegistration = z.strictObject({
  id,
  rawId: id,
  type,
  response: z.strictObject({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(16_000),
    transports: z.optional(
      z.array(z.string().check(z.regex(/^[\w-]{1,40}$/))).check(z.maxLength(10)),
    ),
  }),
  clientExtensionResults: z.strictObject({}),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

/** A browser's response after using a passkey. */
export const PasskeyAssertion = z.strictObject({
  id,
  rawId: id,
  type,
  response: z.strictObject({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(8_000),
    signature: base64url(8_000),
    userHandle: base64url(100),
  }),
  clientExtensionResults: z.strictObject({}),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

const allowed = z.array(z.object({ id: z.string(), type, transports: z.array(z.string()) }));

/** The options for creating a passkey, in WebAuthn's JSON. */
export const RegistrationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: allowed,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type RegistrationOptions = z.infer<typeof RegistrationOptions>;

/** The options for using a passkey, in WebAuthn's JSON. */
export const AuthenticationOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: allowed,
  userVerification: z.literal('required'),
});
export type AuthenticationOptions = z.infer<typeof AuthenticationOptions>;
