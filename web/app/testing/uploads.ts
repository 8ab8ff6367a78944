import type { StoredFile } from '@tomoguide/contract/files/entities';
import { FileId } from '@tomoguide/contract/primitives';

/** An upload of the page under test, with functions that decide its outcome. */
export interface TestUpload {
  type: string;
  size: number;
  aborted: boolean;
  progress: (share: number) => void;
  finish: (id: number) => void;
  refuse: (status: number, code: string, retryAfterSeconds?: number) => void;
  /** The Idempotency-Key that the upload was sent with. */
  key: string | undefined;
}

const network = globalThis.XMLHttpRequest;

let underWay: (() => void)[] = [];

/** Restores real uploads; pending uploads fail as if the connection were lost. */
export const restoreUploads = (): void => {
  globalThis.XMLHttpRequest = network;
  for (const lose of underWay) lose();
  underWay = [];
};

/** Intercepts the page's uploads, and returns them in the order in which they started. */
export const interceptUploads = (): TestUpload[] => {
  const uploads: TestUpload[] = [];
  class Request {
    status = 0;
    responseText = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    #entry: TestUpload | undefined;
    #key: string | undefined;
    #retryAfter: string | null = null;
    open(): void {}
    setRequestHeader(name: string, value: string): void {
      if (name === 'idempotency-key') this.#key = value;
    }
    getResponseHeader(): string | null {
      return this.#retryAfter;
    }
    #answer(status: number, body: unknown): void {
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.onload?.();
    }
    send(file: File): void {
      this.#entry = {
        type: file.type,
        size: file.size,
        aborted: false,
        key: this.#key,
        progress: (share) => this.upload.onprogress?.({ loaded: share * 100, total: 100 }),
        finish: (id) => {
          const stored: StoredFile = {
            id: FileId.parse(id),
            type: 'image/webp',
            sizeBytes: 100,
            width: 40,
            height: 30,
            pages: null,
            createdAt: '2026-05-03T01:00:00Z',
          };
          this.#answer(201, stored);
        },
        refuse: (status, code, retryAfterSeconds) => {
          this.#retryAfter = retryAfterSeconds === undefined ? null : String(retryAfterSeconds);
          this.#answer(status, { code, message: code });
        },
      };
      uploads.push(this.#entry);
      underWay.push(() => this.onerror?.());
    }
    abort(): void {
      if (this.#entry) this.#entry.aborted = true;
      this.onabort?.();
    }
  }
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  return uploads;
};
