import type { BookingId, FileId } from '@tomoguide/contract/primitives';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Uploads } from '../../files/picker/use-uploads.ts';
import { useCaseDraft } from '../case-draft.ts';

/** The draft of one side's statement, with its files. */
export interface Story {
  words: string;
  setWords: (words: string) => void;
  /** The user tried to send it. */
  tried: boolean;
  /** The user tried to send it without text. */
  isMissing: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  files: RefObject<HTMLInputElement | null>;
  uploads: Uploads;
  /** Returns what to send. Null if something is missing, after focusing it. */
  ready: () => { words: string; fileIds: FileId[] } | null;
  /** Call it after it was sent. */
  clear: () => void;
}

export const useStory = (bookingId: BookingId): Story => {
  const { typed, change, uploads, clear } = useCaseDraft('dispute', bookingId, { words: '' });
  const { words } = typed;
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const isEmpty = words.trim() === '';
  return {
    words,
    setWords: (typed) => change({ words: typed }),
    tried,
    isMissing: tried && isEmpty,
    field,
    files,
    uploads,
    ready: () => {
      // The missing field is marked invalid before it is focused.
      flushSync(() => setTried(true));
      if (isEmpty) field.current?.focus();
      else if (uploads.failed) files.current?.focus();
      if (isEmpty || uploads.busy || uploads.failed) return null;
      return { words: words.trim(), fileIds: uploads.stored.map(({ id }) => id) };
    },
    clear: () => {
      clear();
      setTried(false);
    },
  };
};
