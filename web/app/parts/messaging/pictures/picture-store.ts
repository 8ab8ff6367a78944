/**
 * The bytes of pending pictures by message key, kept in this page's memory and in IndexedDB, so that they
 * survive a reload.
 */
const STORE = 'pictures';
/**
 * The maximum size of the pictures stored in IndexedDB, in bytes; further pictures last only as long as the
 * page.
 */
const STORED_BYTES = 60_000_000;
/** The number of sent pictures that are still shown from memory; older ones are fetched from the server. */
const SENT_STORED_MAX = 12;

const memory = new Map<string, Blob>();
const sent: string[] = [];

let opening: Promise<IDBDatabase> | undefined;
const database = (): Promise<IDBDatabase> => {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('messages', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
};

/**
 * Runs a request against the database; resolves to undefined if there is no database, as in some private
 * windows.
 */
const runRequest = async <T>(
  mode: IDBTransactionMode,
  question: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> => {
  try {
    const store = (await database()).transaction(STORE, mode).objectStore(STORE);
    return await new Promise<T>((resolve, reject) => {
      const request = question(store);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } catch {
    return undefined;
  }
};

/** Stores a picture until it is sent or discarded. */
export const storePicture = async (key: string, picture: Blob): Promise<void> => {
  memory.set(key, picture);
  const stored = (await runRequest<Blob[]>('readonly', (store) => store.getAll())) ?? [];
  const bytes = stored.reduce((sum, { size }) => sum + size, picture.size);
  // If the picture was sent in the meantime, it must not be stored.
  if (bytes > STORED_BYTES || !memory.has(key) || sent.includes(key)) return;
  await runRequest('readwrite', (store) => store.put(picture, key));
};

/** Returns the picture synchronously if it is in this page's memory. */
export const getCachedPicture = (key: string): Blob | undefined => memory.get(key);

/** Returns the picture, even if it was stored before a reload; null if it is not stored. */
export const findStoredPicture = async (key: string): Promise<Blob | null> => {
  const known = memory.get(key) ?? (await runRequest<Blob>('readonly', (store) => store.get(key)));
  if (known) memory.set(key, known);
  return known ?? null;
};

const deleteStored = (key: string): void => {
  void runRequest('readwrite', (store) => store.delete(key));
};

/** Marks a picture as sent: it is no longer pending, but is still shown from memory for a while. */
export const releasePicture = (key: string): void => {
  sent.push(key);
  for (const old of sent.splice(0, Math.max(0, sent.length - SENT_STORED_MAX))) memory.delete(old);
  deleteStored(key);
};

/** Discards a picture that will not be sent. */
export const dropPicture = (key: string): void => {
  memory.delete(key);
  deleteStored(key);
};

/** Deletes stored pictures without a pending message, which a page that crashed can leave behind. */
export const clearPictures = async (waiting: () => readonly string[]): Promise<void> => {
  const keys = (await runRequest<IDBValidKey[]>('readonly', (store) => store.getAllKeys())) ?? [];
  const needed = new Set<IDBValidKey>(waiting());
  for (const key of keys) if (typeof key === 'string' && !needed.has(key)) deleteStored(key);
};
