import type { FileId } from '@tomoguide/contract/primitives';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Uploads, useUploads } from '../../files/picker/use-uploads.ts';

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
  clear: () => void;
}

export const useStory = (): Story => {
  const uploads = useUploads();
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = words.trim() === '';
  return {
    words,
    setWords,
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
      setWords('');
      setTried(false);
      uploads.forget();
    },
  };
};
