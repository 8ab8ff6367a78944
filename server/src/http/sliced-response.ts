import { type IncomingMessage, ServerResponse } from 'node:http';

/** At the slowest speed that a reader may have, one slice takes half of the grace. */
export const SLICE_BYTES = 32 * 1024;

/**
 * A response that hands a large body over in slices, each when the one before it has left this
 * process. Node counts a buffer as written only once all of it is: of one that is handed over whole,
 * nobody could tell a reader who takes it at a fair speed from one who has stopped.
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
