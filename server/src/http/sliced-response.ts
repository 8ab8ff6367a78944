import { type IncomingMessage, ServerResponse } from 'node:http';

/** Slice size in bytes. At the minimum speed, a client takes half of the grace period to read one slice. */
export const SLICE_BYTES = 32 * 1024;

/**
 * Sends a large body in slices, each after the previous slice has left this process. Node reports a buffer
 * as written only when all of it is, so with a single buffer, a slow client would look like a client that
 * has stopped reading.
 */
export class SlicedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override end(callback?: () => void): this;
  override end(body: unknown, callback?: () => void): this;
  override end(body: unknown, encoding: BufferEncoding, callback?: () => void): this;
  override end(...args: unknown[]): this {
    const [body, encoding] = args;
    const isLarge =
      (typeof body === 'string' || body instanceof Uint8Array) && body.length > SLICE_BYTES;
    if (!isLarge) return Reflect.apply(super.end, this, args);
    const bytes =
      typeof body === 'string'
        ? Buffer.from(body, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : body;
    if (!this.headersSent && !this.hasHeader('content-length'))
      this.setHeader('content-length', bytes.byteLength);
    const callback = args.find((each) => typeof each === 'function') as (() => void) | undefined;
    this.#writeFrom(bytes, 0, callback);
    return this;
  }

  #writeFrom(bytes: Uint8Array, at: number, callback: (() => void) | undefined): void {
    const next = at + SLICE_BYTES;
    if (next >= bytes.byteLength) {
      super.end(bytes.subarray(at), callback);
      return;
    }
    this.write(bytes.subarray(at, next), (error) => {
      if (!error) this.#writeFrom(bytes, next, callback);
    });
  }
}
