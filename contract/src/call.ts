import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.core.$ZodType;

/** Named rate limits; their numbers are configured on the server. */
export type LimitName = 'read' | 'write' | 'login' | 'signup' | 'check' | 'money';

/**
 * The single definition of an API call: its path, types and responses. The route, the web client, OpenAPI
 * and the tests are derived from it.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** `optional`: also allows visitors, but identifies the caller if a token is sent. */
  readonly auth: 'none' | 'optional' | 'required' | 'staff';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body is a raw file; the server limits and inspects its bytes (docs/product/files.md). */
  readonly upload?: true;
  /** A GET that a browser can also open at a signed URL (docs/product/files.md, "Downloads"). */
  readonly download?: 'attachment' | 'inline';
  /** Successful responses by HTTP status. */
  readonly replies: Readonly<Record<number, Schema>>;
  /** Errors specific to this call; those that every call can return (400, 401, 429 …) are omitted. */
  readonly errors: readonly ErrorCode[];
  /**
   * `Idempotency-Key` (docs/product/pages.md, "Repeating a call"): required for the money calls that the
   * specification does not define.
   */
  readonly idempotency?: 'required' | 'optional';
  readonly limit: LimitName;
}

/** A binary response instead of JSON: a file as stored. */
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
/** The body as sent by the client. */
export type BodyInput<C extends Call> = Input<C['body']>;

/** A response as a status and its body. */
export type Reply<C extends Call> = {
  [Status in keyof C['replies'] & number]: { status: Status; body: Output<C['replies'][Status]> };
}[keyof C['replies'] & number];

/** The body of a call's successful response, for any status. */
export type ReplyBody<C extends Call> = Reply<C>['body'];
