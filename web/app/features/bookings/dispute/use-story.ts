import type { BookingId, FileId } from '@tomoguide/contract/primitives';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Uploads } from '../../files/picker/use-uploads.ts';
import { useCaseDraft } from '../case-draft.ts';

/** What one side of a dispute says and shows, while it is written. */
export interface Story {
  words: string;
  setWords: (words: string) => void;
  /** Someone tried to send it. */
  tried: boolean;
  /** It was sent without words. */
  isMissing: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  files: RefObject<HTMLInputElement | null>;
  uploads: Uploads;
  /** What is to be sent; null where something has to come first, which the reader is led to. */
  ready: () => { words: string; fileIds: FileId[] } | null;
  /** It is sent. */
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
