import { isVisible } from '@tomoguide/contract/typed-text';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { isComposing } from '../../ui/composing.ts';
import { SendHorizontal } from '../../ui/icons.ts';
import { keepDraft, readDraft } from './drafts.ts';

export interface ComposerHandle {
  /** Puts words to what is written. */
  put: (text: string) => void;
}

export interface ComposerProps {
  userId: number;
  /** Whose draft it is. */
  lane: number;
  label: string;
  placeholder: string;
  sendLabel: string;
  max: number;
  /** Says how many characters are too many. */
  tooLong: (count: number) => string;
  /** Words to begin with, where nothing was begun. */
  prepared?: string | undefined;
  /** Said above the field: what is left to send, or why nothing can be sent. */
  note?: string | null;
  disabled?: boolean;
  onSend: (text: string) => void;
  /** What is pasted that is no words. */
  onFiles?: (files: Iterable<File>) => void;
  /** Stands before the field. */
  before?: ReactNode;
  /** Stands in it, at its end, and may put words where the cursor is. */
  inside?: (insert: (words: string) => void, onClosed: () => void) => ReactNode;
  ref?: Ref<ComposerHandle> | undefined;
}

const lengthOf = (text: string): number => [...text].length;

/** With a finger, Enter makes a line: there the button sends. */
const sendsByEnter = (): boolean => matchMedia('(pointer: fine)').matches;

/**
 * Where one writes, to a person or the team: Enter sends, Shift and Enter makes a line; what is typed is
 * kept (docs/product/messages.md, "Writing").
 */
export const Composer = (props: ComposerProps) => {
  const { userId, lane, max, prepared = '', disabled = false, before, inside } = props;
  const [text, setText] = useState(() => readDraft(userId, lane) || prepared);
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const change = (next: string) => {
    setText(next);
    keepDraft(userId, lane, next);
  };
  useImperativeHandle(props.ref, () => ({
    put: (words) => {
      change(text.trim() === '' ? words : `${text}\n${words}`);
      field.current?.focus();
    },
  }));
  const over = lengthOf(text.trim()) - max;
  const isReady = isVisible(text) && over <= 0 && !disabled;
  const send = () => {
    if (!isReady) return;
    props.onSend(text.trim());
    change('');
    field.current?.focus();
  };
  /** Where the cursor is; what the field says counts, as a word may be half typed. */
  const insert = (words: string) => {
    const area = field.current;
    if (!area) return;
    area.setRangeText(words, area.selectionStart, area.selectionEnd, 'end');
    change(area.value);
  };
  /** A copied table is a picture, too: words go first. */
  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    const hasWords = event.clipboardData.getData('text/plain') !== '';
    if (!props.onFiles || files.length === 0 || hasWords) return;
    event.preventDefault();
    props.onFiles([...files]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const plain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    const asked = event.ctrlKey || event.metaKey || (plain && sendsByEnter());
    if (event.key !== 'Enter' || !asked || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const words = over > 0 ? props.tooLong(over) : props.note;
  return (
    <form
      className="border-line border-t bg-surface px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {words ? (
        <p
          id={noteId}
          role="status"
          className={`mb-2 px-1 text-xs ${over > 0 ? 'text-danger' : 'text-ink-soft'}`}
        >
          {words}
        </p>
      ) : null}
      <div className="flex items-end gap-1 sm:gap-2">
        {before}
        <div className="relative min-w-0 grow">
          <textarea
            ref={field}
            rows={1}
            aria-label={props.label}
            aria-describedby={words ? noteId : undefined}
            aria-invalid={over > 0 ? true : undefined}
            placeholder={props.placeholder}
            value={text}
            disabled={disabled}
            autoComplete="off"
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className={`field-sizing-content block max-h-40 min-h-11 w-full resize-none rounded-2xl border border-line-strong bg-paper py-2.5 pl-4 text-base text-ink leading-6 transition-colors hover:border-ink-soft disabled:opacity-60 aria-invalid:border-danger ${inside ? 'pr-12' : 'pr-4'}`}
          />
          {inside ? (
            <div className="absolute right-0.5 bottom-0">
              {inside(insert, () => {
                if (sendsByEnter()) field.current?.focus();
              })}
            </div>
          ) : null}
        </div>
        <button
          type="submit"
          aria-label={props.sendLabel}
          title={props.sendLabel}
          disabled={!isReady}
          // A press must not take the focus, or phones would close the keyboard.
          onMouseDown={(event) => event.preventDefault()}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-action text-on-action transition-colors hover:bg-action-hover disabled:bg-sunken disabled:text-ink-soft"
        >
          <SendHorizontal aria-hidden="true" className="size-5" />
        </button>
      </div>
    </form>
  );
};
