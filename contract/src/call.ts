import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.core.$ZodType;

/** Names of the rate limits, whose values are configured on the server. */
export type LimitName = 'read' | 'write' | 'login' | 'signup' | 'check' | 'money';

/**
 * The single definition of an API call: its path, types and responses. The route, the web client, OpenAPI
 * and the tests are derived from it.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The path, in which `:name` marks a parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** `optional`: visitors are allowed, but the caller is identified if a token is sent. */
  readonly auth: 'none' | 'optional' | 'required' | 'staff';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Set if the body is a raw file; the server limits and inspects its bytes (docs/product/files.md). */
  readonly upload?: true;
  /** Set for a GET that a browser can also open at a signed URL (docs/product/files.md, "Downloads"). */
  readonly download?: 'attachment' | 'inline';
  /** Schemas of the successful responses, by HTTP status. */
  readonly replies: Readonly<Record<number, Schema>>;
  /**
   * Errors specific to this endpoint. Errors that every endpoint can return (400, 401, 429 …) are omitted.
   */
  readonly errors: readonly ErrorCode[];
  /**
   * Whether the `Idempotency-Key` header is accepted (docs/product/pages.md, "Repeating a call"). It is
   * required for the endpoints that move money and are not defined by the specification.
   */
  readonly idempotency?: 'required' | 'optional';
  readonly limit: LimitName;
}

/** A binary response instead of JSON: a stored file. */
export const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A binary response that is generated while it is sent. */
export const ByteStream = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);

export const call = <const C extends Call>(definition: C): C => definition;

type Output<S> = S extends Schema ? z.core.output<S> : undefined;

/** The parsed path parameters of a call. */
export type Params<C extends Call> = Output<C['params']>;
/** The parsed query of a call. */
export type Query<C extends Call> = Output<C['query']>;
/** The parsed body of a call. */
export type Body<C extends Call> = Output<C['body']>;

type Input<S> = S extends Schema ? z.core.input<S> : undefined;
/** The body of a call as the client sends it, before parsing. */
export type BodyInput<C extends Call> = Input<C['body']>;

/** A successful response of a call: its status and its body. */
export type Reply<C extends Call> = {
  [Status in keyof C['replies'] & number]: { status: Status; body: Output<C['replies'][Status]> };
}[keyof C['replies'] & number];

/** The body of a call's successful response, for any status. */
export type ReplyBody<C extends Call> = Reply<C>['body'];
