import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationOptions,
  PasskeyAssertion,
  PasskeyRegistration,
  RegistrationOptions,
} from '@tomoguide/contract/accounts/passkeys';

/** Errors to simulate in an authenticator or a browser. */
interface SimulatedErrors {
  origin?: string;
  rpId?: string;
  /** If true, omits user verification (fingerprint or PIN). */
  unverified?: boolean;
  challenge?: string;
  counter?: number;
  /** If set, the passkey returns another user's handle. */
  userHandle?: string;
  /** If set, includes an attestation statement of this format. */
  format?: string;
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url');

/** Encodes the subset of CBOR (RFC 8949) that WebAuthn needs here: small numbers, bytes, text and maps. */
const head = (type: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(type << 5) | value])
    : value < 256
      ? Buffer.from([(type << 5) | 24, value])
      : Buffer.from([(type << 5) | 25, value >> 8, value & 255]);
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
};

const PRESENT = 1;
const VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** A WebAuthn device with one passkey: ES256, with a signature counter and no attestation. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  readonly #origin: string;
  #counter = 0;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  #clientData(type: string, challenge: string, simulated: SimulatedErrors): Buffer {
    const origin = simulated.origin ?? this.#origin;
    const data = { type, challenge: simulated.challenge ?? challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }

  #authData(
    rpId: string,
    flags: number,
    simulated: SimulatedErrors,
    credential = Buffer.alloc(0),
  ): Buffer {
    const counter = Buffer.alloc(4);
    this.#counter += 1;
    counter.writeUInt32BE(simulated.counter ?? this.#counter);
    const verified = simulated.unverified ? 0 : VERIFIED;
    return Buffer.concat([
      sha256(simulated.rpId ?? rpId),
      Buffer.from([flags | PRESENT | verified]),
      counter,
      credential,
    ]);
  }

  make(
    { rp, user, challenge }: RegistrationOptions,
    simulated: SimulatedErrors = {},
  ): PasskeyRegistration {
    this.#userHandle = user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, cbor(key)]);
    const attestation = new Map<string, Cbor>([
      ['fmt', simulated.format ?? 'none'],
      ['attStmt', new Map()],
      ['authData', this.#authData(rp.id, HAS_CREDENTIAL, simulated, credential)],
    ]);
    return {
      id: base64url(this.#id),
      rawId: base64url(this.#id),
      type: 'public-key',
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, simulated)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    };
  }

  use(
    { rpId, challenge }: AuthenticationOptions,
    simulated: SimulatedErrors = {},
  ): PasskeyAssertion {
    const authData = this.#authData(rpId, 0, simulated);
    const clientData = this.#clientData('webauthn.get', challenge, simulated);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return {
      id: base64url(this.#id),
      rawId: base64url(this.#id),
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
        userHandle: simulated.userHandle ?? this.#userHandle,
      },
      clientExtensionResults: {},
    };
  }
}
