/**
 * The bytes of pictures that wait to be sent, by the names of their messages: in this page's memory, and
 * in the browser's database, so that they outlive a reload.
 */
const STORE = 'pictures';
/** What the database holds at most; beyond it a picture waits as long as its page lives. */
const STORED_BYTES = 60_000_000;
/** Those that were sent are still shown from here: so many, then from the server. */
const SENT_KEPT = 12;

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

/** What the database answers; undefined where there is none, as in some private windows. */
const ask = async <T>(
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

/** Keeps a picture until it is sent or put away. */
export const keepPicture = async (key: string, picture: Blob): Promise<void> => {
  memory.set(key, picture);
  const stored = (await ask<Blob[]>('readonly', (store) => store.getAll())) ?? [];
  const bytes = stored.reduce((sum, { size }) => sum + size, picture.size);
  // Sent meanwhile, it has nothing to wait for.
  if (bytes > STORED_BYTES || !memory.has(key) || sent.includes(key)) return;
  await ask('readwrite', (store) => store.put(picture, key));
};

/** What this page has of it at once. */
export const pictureAtHand = (key: string): Blob | undefined => memory.get(key);

/** The picture, from before a reload, too. */
export const keptPicture = async (key: string): Promise<Blob | null> => {
  const known = memory.get(key) ?? (await ask<Blob>('readonly', (store) => store.get(key)));
  if (known) memory.set(key, known);
  return known ?? null;
};

const unstore = (key: string): void => {
  void ask('readwrite', (store) => store.delete(key));
};

/** It was sent: it waits no longer, but is shown from here for a while. */
export const letPictureGo = (key: string): void => {
  sent.push(key);
  for (const old of sent.splice(0, Math.max(0, sent.length - SENT_KEPT))) memory.delete(old);
  unstore(key);
};

/** It is not to be sent after all. */
export const dropPicture = (key: string): void => {
  memory.delete(key);
  unstore(key);
};

/** Clears what no message waits for any more: a page may have died in between. */
export const clearPictures = async (waiting: () => readonly string[]): Promise<void> => {
  const keys = (await ask<IDBValidKey[]>('readonly', (store) => store.getAllKeys())) ?? [];
  const wanted = new Set<IDBValidKey>(waiting());
  for (const key of keys) if (typeof key === 'string' && !wanted.has(key)) unstore(key);
};
