import { enterStartCode, sendMark } from '@tomoguide/contract/bookings/calls';
import type { Mark } from '@tomoguide/contract/bookings/day-marks';
import type { BookingDetail, StartCodeAnswer } from '@tomoguide/contract/bookings/entities';
import { REPEATED_MARK_SECONDS, STORED_ENTRY_DAYS } from '@tomoguide/contract/bookings/figures';
import type { EntryOutcome, EntryReason } from '@tomoguide/contract/bookings/start-code';
import type { ErrorCode } from '@tomoguide/contract/errors';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { createStore, del, set, values } from 'idb-keyval';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../../lib/api.ts';
import { ApiError, getErrorCode } from '../../../lib/api-error.ts';
import { getQueryClient } from '../../../lib/query-client.ts';
import { readSession, useSession } from '../../../lib/session.ts';
import { bookingKeys } from '../queries.ts';
import { remeasureClock } from './saved-starts.ts';

/**
 * Entered start codes and marks of the day, stored on the phone until the server has responded
 * (docs/product/bookings.md, "Start without signal" and "On the day"). Each entry is sent with its own ID,
 * so a retry, even from another tab, has no further effect.
 */
export interface Entry {
  id: string;
  userId: UserId;
  bookingId: BookingId;
  /** The start code; empty for a mark, and once the server has responded. */
  code: string;
  /** Absent if the entry is a start code. */
  mark?: Mark;
  /** When the code was entered or the mark clicked, in RFC 3339 format, by the phone's clock corrected to the server's. */
  enteredAt: string;
  /** `held`: blocked for a while after too many wrong codes. */
  state: 'waiting' | 'held' | EntryOutcome | 'refused';
  /** True for a mark that the server has stored; kept in memory until the booking on the page contains it. */
  isSent?: boolean;
  reason: EntryReason | null;
  /** The code of the error for which the server rejected a mark. */
  problem?: ErrorCode;
  tries: number;
  /** When to try again, in ms since the epoch, by the phone's clock. */
  nextTryAt: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long an entry with a response is shown. An entry without a response is dropped after WAITING_MS. */
const ANSWERED_MS = DAY;
const WAITING_MS = STORED_ENTRY_DAYS * DAY;
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 5 * MINUTE;
/** A request that hangs longer than this, as with a weak signal, is aborted and retried later. */
const ANSWER_MS = 15_000;

let entries: readonly Entry[] = [];
let loaded: Promise<void> | null = null;
// Marks are sent apart, so that with a weak signal no start code waits for them.
const KINDS = ['code', 'mark'] as const;
type Kind = (typeof KINDS)[number];
const flushing: Record<Kind, Promise<void> | null> = { code: null, mark: null };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

// The database, opened on first use. If storage is blocked, entries are kept in memory.
let opened: ReturnType<typeof createStore> | undefined;
const database = () => {
  opened ??= createStore('tomoguide-start-codes', 'entries');
  return opened;
};
const ignoreErrors = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch {
    // Storage is blocked, so the entries are kept in memory only.
  }
};

const isOpen = ({ state, isSent }: Entry): boolean =>
  isSent !== true && (state === 'waiting' || state === 'held');

const notify = (): void => {
  for (const listener of listeners) listener();
};

const saveEntry = async (entry: Entry): Promise<void> => {
  entries = [...entries.filter(({ id }) => id !== entry.id), entry].toSorted((a, b) =>
    a.enteredAt < b.enteredAt ? -1 : 1,
  );
  notify();
  await ignoreErrors(() => set(entry.id, entry, database()));
};

const isCurrentUsers = ({ userId }: Entry): boolean => readSession()?.user.id === userId;

const isStale = (entry: Entry): boolean =>
  Date.now() - Date.parse(entry.enteredAt) > (isOpen(entry) ? WAITING_MS : ANSWERED_MS);

const load = async (): Promise<void> => {
  await ignoreErrors(async () => {
    const found = await values<Entry>(database());
    for (const { id } of found.filter(isStale)) await del(id, database());
    const known = new Set(entries.map(({ id }) => id));
    const rest = found.filter((entry) => !(known.has(entry.id) || isStale(entry)));
    entries = [...entries, ...rest].toSorted((a, b) => (a.enteredAt < b.enteredAt ? -1 : 1));
  });
  notify();
};

/** Returns the delay before a retry, in milliseconds; null if the response settles the entry. */
const getPause = (error: unknown, tries: number): number | null => {
  const { status, code, details } = error instanceof ApiError ? error : new ApiError(0, null);
  const retryAfter = (details as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, MAX_PAUSE_MS);
  if (status === 429)
    return Math.max(typeof retryAfter === 'number' ? retryAfter * 1_000 : 0, pause);
  const isLater = status < 400 || status >= 500 || code === 'IDEMPOTENCY_KEY_IN_USE';
  // If the user is logged out or suspended, the entry waits for them.
  return isLater || status === 401 || status === 403 ? pause : null;
};

const updateCache = (booking: BookingDetail): void => {
  const queryClient = getQueryClient();
  queryClient.setQueryData(bookingKeys.one(booking.id), booking);
  void queryClient.invalidateQueries({ queryKey: bookingKeys.all });
};

const storeAnswer = async (entry: Entry, { outcome, reason, booking }: StartCodeAnswer) => {
  await saveEntry({ ...entry, state: outcome, reason, code: '' });
  // Another user has logged in in the meantime, so their data must not be touched.
  if (!isCurrentUsers(entry)) return;
  if (reason === 'clock_ahead') void remeasureClock(booking, entry.userId);
  updateCache(booking);
};

/** Deletes a mark that the server has received. Shows it until the lists, which are now fetched again, do. */
const storeMark = async (entry: Entry, booking: BookingDetail): Promise<void> => {
  const isStored = booking.dayMarks?.some(({ id }) => id === entry.id) ?? false;
  entries = entries.flatMap((one) => {
    if (one.id !== entry.id) return one;
    return isStored ? { ...one, isSent: true } : [];
  });
  notify();
  if (isCurrentUsers(entry)) updateCache(booking);
  await ignoreErrors(() => del(entry.id, database()));
};

const request = async (entry: Entry): Promise<void> => {
  const { id: idempotencyKey, bookingId: id, code, enteredAt, mark } = entry;
  const signal = AbortSignal.timeout(ANSWER_MS);
  if (mark) {
    const body = { markId: idempotencyKey, mark, clickedAt: enteredAt };
    return storeMark(entry, await api(sendMark, { params: { id }, body, signal }));
  }
  const options = { params: { id }, body: { code, enteredAt }, idempotencyKey, signal };
  return storeAnswer(entry, await api(enterStartCode, options));
};

const send = async (entry: Entry): Promise<void> => {
  try {
    await request(entry);
  } catch (error) {
    const pause = getPause(error, entry.tries);
    if (pause === null) {
      const problem = getErrorCode(error);
      return saveEntry({ ...entry, state: 'refused', code: '', problem });
    }
    const state = error instanceof ApiError && error.code === 'TOO_MANY_CODES' ? 'held' : 'waiting';
    const tries = entry.tries + 1;
    await saveEntry({ ...entry, state, tries, nextTryAt: Date.now() + pause });
  }
};

const listOwnOpenEntries = (): Entry[] =>
  entries.filter((entry) => isOpen(entry) && isCurrentUsers(entry));

const schedule = (): void => {
  clearTimeout(timer);
  const next = Math.min(...listOwnOpenEntries().map(({ nextTryAt }) => nextTryAt));
  if (Number.isFinite(next)) timer = setTimeout(flush, Math.max(1_000, next - Date.now()));
};

const getKind = ({ mark }: Entry): Kind => (mark === undefined ? 'code' : 'mark');

const sendAll = async (kind: Kind): Promise<void> => {
  await loaded;
  for (const entry of listOwnOpenEntries().filter((one) => getKind(one) === kind)) {
    // The session can change while the previous entry is being sent.
    if (isCurrentUsers(entry) && entry.nextTryAt <= Date.now()) await send(entry);
  }
  schedule();
};

/** Sends the entries of a kind that are due, one after another. */
const flushKind = (kind: Kind): Promise<void> => {
  const flushed =
    flushing[kind] ??
    sendAll(kind).finally(() => {
      flushing[kind] = null;
    });
  flushing[kind] = flushed;
  return flushed;
};

/** Sends the entries that are due. */
export const flush = async (): Promise<void> => {
  await Promise.all(KINDS.map(flushKind));
};

/**
 * Sends everything immediately, because the network may be back, except entries that the server told to
 * wait.
 */
const wake = (): void => {
  if (document.visibilityState === 'hidden') return;
  // An entry that has been tried stays shown as waiting.
  entries = entries.map((entry) =>
    entry.state === 'waiting' ? { ...entry, nextTryAt: 0, tries: Math.min(entry.tries, 1) } : entry,
  );
  void flush();
};

const start = (): void => {
  if (loaded) return;
  loaded = load();
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
};

type NewEntry = Pick<Entry, 'userId' | 'bookingId' | 'code' | 'enteredAt' | 'mark'>;

/** Stores an entry, tries to send it, and returns its ID. */
const addEntry = async (entry: NewEntry): Promise<string> => {
  start();
  const id = crypto.randomUUID();
  const added: Entry = { ...entry, id, state: 'waiting', reason: null, tries: 0, nextTryAt: 0 };
  await saveEntry(added);
  // A flush that was already in progress may have missed the new entry.
  await flushing[getKind(added)];
  await flushKind(getKind(added));
  return id;
};

/** Stores an entered start code, tries to send it, and returns its state. */
export const enterCode = async (entry: Omit<NewEntry, 'mark'>): Promise<Entry> => {
  const id = await addEntry(entry);
  const stored = entries.find((one) => one.id === id);
  if (!stored) throw new Error('the entry was lost');
  return stored;
};

/**
 * Stores a mark of the day and tries to send it. Ignores a second click shortly after the first; a later one
 * counts even if the first waits to be sent, because by then it can ask the team for help.
 */
export const addMark = async (entry: Omit<NewEntry, 'code' | 'mark'> & { mark: Mark }) => {
  const isRepeated = entries.some(
    (one) =>
      isOpen(one) &&
      one.userId === entry.userId &&
      one.bookingId === entry.bookingId &&
      one.mark === entry.mark &&
      Date.parse(entry.enteredAt) - Date.parse(one.enteredAt) < REPEATED_MARK_SECONDS * 1_000,
  );
  if (!isRepeated) await addEntry({ ...entry, code: '' });
};

/** Deletes all stored entries. For tests. */
export const deleteEntries = (): void => {
  clearTimeout(timer);
  entries = [];
  loaded = null;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const NONE: readonly Entry[] = [];

/** Returns the user's entries for a booking, in order. Also sends pending entries. */
const useEntries = (bookingId: BookingId): Entry[] => {
  const userId = useSession()?.user.id;
  useEffect(() => {
    if (userId === undefined) return;
    start();
    void flush();
  }, [userId]);
  const all = useSyncExternalStore(
    subscribe,
    () => entries,
    () => NONE,
  );
  return all.filter((one) => one.bookingId === bookingId && one.userId === userId);
};

/** Returns the last start code that the user entered for a booking; null if there is none. */
export const useLatestEntry = (bookingId: BookingId): Entry | null =>
  useEntries(bookingId).findLast(({ mark }) => mark === undefined) ?? null;

/** Returns the user's marks for a booking that were clicked here: pending, rejected, and just sent ones. */
export const useOwnMarks = (bookingId: BookingId): (Entry & { mark: Mark })[] =>
  useEntries(bookingId).flatMap((entry) =>
    entry.mark === undefined ? [] : { ...entry, mark: entry.mark },
  );
