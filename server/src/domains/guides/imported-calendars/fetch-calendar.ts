import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, inflateRaw, unzip } from 'node:zlib';
import { CALENDAR_MEGABYTES } from '@tomoguide/contract/guides/figures';
import { type CalendarProblem, toCalendarUrl } from '@tomoguide/contract/guides/imported-calendar';
import {
  AddressRefused,
  createPublicLookup,
  type FindAddresses,
  isPublicAddress,
} from '../../../public-address.ts';
import type { Validators } from '../tables.ts';

/** Timeout for the whole request in milliseconds, including DNS lookup, connection, redirects and body. */
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);
const UNAVAILABLE_STATUSES: ReadonlySet<number | undefined> = new Set([401, 403, 404, 410]);

export interface FetchOptions {
  /** Some servers reject clients that send no user agent. */
  userAgent: string;
  /** Validators of the version that was last read; null to fetch the calendar unconditionally. */
  validators: Validators | null;
  /** Hosts that are allowed even in private networks, with the port unless it is the default port. */
  allowedHosts: readonly string[];
  find?: FindAddresses;
}

/** A calendar as received, with the charset that its server states. */
export interface FetchedCalendar extends Validators {
  bytes: Uint8Array<ArrayBuffer>;
  charset: string | null;
}

interface Failed {
  problem: CalendarProblem;
  /** The Retry-After header as the server sent it. */
  retryAfter?: string | undefined;
}

export type Fetched = FetchedCalendar | 'unchanged' | Failed;

class Unfit extends Error {
  readonly failed: Failed;
  constructor(problem: CalendarProblem, retryAfter?: string) {
    super(problem);
    this.failed = { problem, retryAfter };
  }
}

const open = (
  url: URL,
  signal: AbortSignal,
  { allowedHosts, find, userAgent, validators }: FetchOptions,
): ClientRequest => {
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    'accept-encoding': 'identity',
    'user-agent': userAgent,
    ...(validators?.etag && { 'if-none-match': validators.etag }),
    ...(validators?.lastModified && { 'if-modified-since': validators.lastModified }),
  };
  const { request } = url.protocol === 'https:' ? https : http;
  if (allowedHosts.includes(url.host)) return request(url, { signal, headers });
  // An IP address needs no lookup. The URL parser has normalized it.
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (url.port !== '' || (isIP(bare) !== 0 && !isPublicAddress(bare))) throw new AddressRefused();
  return request(url, { signal, headers, lookup: createPublicLookup(find) });
};

const MAX_BYTES = CALENDAR_MEGABYTES * 1024 * 1024;
const isZipped = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;
/** Maximum number of nested compressions, because some servers compress a file that is already compressed. */
const MAX_LAYERS = 3;

type Inflate = (bytes: Uint8Array, limits: { maxOutputLength: number }) => Promise<Uint8Array>;

const gunzip: Inflate = promisify(unzip);
/** Servers send `deflate` both with and without a zlib header. */
const INFLATES = new Map<string, readonly Inflate[]>([
  ['deflate', [gunzip, promisify(inflateRaw)]],
  ['br', [promisify(brotliDecompress)]],
]);

const inflateWith = async (
  inflates: readonly Inflate[],
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> => {
  for (const inflate of inflates)
    try {
      return new Uint8Array(await inflate(bytes, { maxOutputLength: MAX_BYTES }));
    } catch (error) {
      if (error instanceof RangeError) throw new Unfit('too_large');
    }
  throw new Unfit('not_a_calendar');
};

/**
 * Decompresses a response. Some servers compress regardless of Accept-Encoding, some files are already
 * compressed, and some servers send a Content-Encoding that is not one, such as UTF-8.
 */
const decompress = async (
  received: Uint8Array<ArrayBuffer>,
  encoding: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const inflates = INFLATES.get(encoding);
  let bytes = inflates ? await inflateWith(inflates, received) : received;
  for (let layer = 0; layer < MAX_LAYERS && isZipped(bytes); layer += 1)
    bytes = await inflateWith([gunzip], bytes);
  return bytes;
};

const readBody = async (reply: IncomingMessage): Promise<FetchedCalendar> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Limits the bytes received, regardless of Content-Length.
    if (size > MAX_BYTES) throw new Unfit('too_large');
    chunks.push(chunk);
  }
  // Copied to an array of its own, so that it can be transferred to a thread.
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  const { etag = null, 'last-modified': lastModified = null } = reply.headers;
  const [, charset = null] = /charset="?([\w-]+)/i.exec(reply.headers['content-type'] ?? '') ?? [];
  const encoding = reply.headers['content-encoding']?.trim().toLowerCase() ?? '';
  return { bytes: await decompress(bytes, encoding), charset, etag, lastModified };
};

/** Decodes a Location header, which some servers write in UTF-8. Node decodes headers as Latin-1. */
const decodeLocation = (location: string): string => {
  const bytes = Buffer.from(location, 'latin1');
  return isUtf8(bytes) ? bytes.toString() : location;
};

const fetchFollowingRedirects = async (
  address: string,
  signal: AbortSignal,
  options: FetchOptions,
): Promise<FetchedCalendar | 'unchanged'> => {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const request = open(url, signal, options);
    request.end();
    const [reply] = (await once(request, 'response')) as [IncomingMessage];
    try {
      // A proxy that changes a response sends 203 instead of 200.
      if (reply.statusCode === 200 || reply.statusCode === 203) return await readBody(reply);
      if (reply.statusCode === 304 && options.validators) return 'unchanged';
      if (UNAVAILABLE_STATUSES.has(reply.statusCode)) throw new Unfit('not_found');
      const { location, 'retry-after': retryAfter } = reply.headers;
      if (reply.statusCode === 429 || (reply.statusCode === 503 && retryAfter))
        throw new Unfit('busy', retryAfter);
      if (!REDIRECTS.has(reply.statusCode) || !location) throw new Unfit('unreachable');
      const target = decodeLocation(location);
      const next = URL.canParse(target, url.href) && toCalendarUrl(new URL(target, url).href);
      if (!next) throw new AddressRefused();
      url = new URL(next);
    } finally {
      reply.destroy();
    }
  }
  throw new Unfit('unreachable');
};

/**
 * Fetches a calendar from an address that a guide entered (docs/product/guides.md, "Imported calendars").
 * Connects only to public addresses, and checks each redirect like the address itself.
 */
export const fetchCalendar = async (address: string, options: FetchOptions): Promise<Fetched> => {
  try {
    return await fetchFollowingRedirects(address, AbortSignal.timeout(TIMEOUT_MS), options);
  } catch (error) {
    if (error instanceof Unfit) return error.failed;
    return { problem: error instanceof AddressRefused ? 'address_refused' : 'unreachable' };
  }
};
