import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.core.$ZodType;

/** Named rate limits; their numbers are the server's configuration. */
export type LimitName = 'read' | 'write' | 'login' | 'signup' | 'check' | 'money';

/**
 * One call of the API: the single place that decides its path, its shapes and what it may answer.
 * The route, the web client, OpenAPI and the tests are all made from this value.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** `optional`: answers visitors too, but knows the caller when a token comes along. */
  readonly auth: 'none' | 'optional' | 'required' | 'staff';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body is one file, as it is; the server counts and looks at its bytes (docs/product/files.md). */
  readonly upload?: true;
  /** A GET that a browser may also open at an address of its own (docs/product/files.md, "Downloads"). */
  readonly download?: 'attachment' | 'inline';
  /** What it may answer, by HTTP status, error replies apart. */
  readonly replies: Readonly<Record<number, Schema>>;
  /** The errors of its own; those that every call may answer (400, 401, 429 …) need no mention. */
  readonly errors: readonly ErrorCode[];
  /**
   * `Idempotency-Key` (docs/product/pages.md, "Repeating a call"): required on our own money calls.
   */
  readonly idempotency?: 'required' | 'optional';
  readonly limit: LimitName;
}

/** A reply of bytes instead of JSON: a file that is sent as it is kept. */
export const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** The same, made while it is sent. */
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
/** The body as the client sends it. */
export type BodyInput<C extends Call> = Input<C['body']>;

/** A reply as a status and its body. */
export type Reply<C extends Call> = {
  [Status in keyof C['replies'] & number]: { status: Status; body: Output<C['replies'][Status]> };
}[keyof C['replies'] & number];

/** The body of a call's successful reply, whichever its status. */
export type ReplyBody<C extends Call> = Reply<C>['body'];
