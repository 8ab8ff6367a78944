import type { BookingId, FileId } from '@tomoguide/contract/primitives';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Uploads } from '../../files/picker/use-uploads.ts';
import { useCaseDraft } from '../case-draft.ts';

/** What one side of a dispute says and shows, while it is written. */
export interface Story {
  words: string;
  setWords: (words: string) => void;
  /** It was sent without words. */
  isMissing: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
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
  const isEmpty = words.trim() === '';
  return {
    words,
    setWords: (typed) => change({ words: typed }),
    isMissing: tried && isEmpty,
    field,
    uploads,
    ready: () => {
      // The missing field is marked invalid before it is focused.
      flushSync(() => setTried(true));
      if (isEmpty) field.current?.focus();
      if (isEmpty || uploads.busy) return null;
      return { words: words.trim(), fileIds: uploads.stored.map(({ id }) => id) };
    },
    clear: () => {
      clear();
      setTried(false);
    },
  };
};
