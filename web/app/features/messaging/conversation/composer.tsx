import { SendHorizontal } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { keepDraft, readDraft } from '../drafts.ts';
import { EmojiButton } from '../emoji/emoji-button.tsx';
import { PictureButton } from '../pictures/picture-button.tsx';

export interface ComposerHandle {
  /** Puts words back that were recalled. */
  put: (text: string) => void;
}

interface Props {
  userId: number;
  /** Whose draft it is. */
  conversation: number;
  name: string;
  max: number;
  /** Said above the field: what is left to send, or why nothing can be sent. */
  note: string | null;
  disabled: boolean;
  onSend: (text: string) => void;
  onPictures: (files: Iterable<File>) => void;
  ref?: Ref<ComposerHandle>;
}

/** Chinese and Japanese are typed through a window of their own, whose Enter chooses a word. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

const lengthOf = (text: string): number => [...text].length;

/** With a finger, Enter makes a line: there the button sends. */
const sendsByEnter = (): boolean => matchMedia('(pointer: fine)').matches;

/** Where one writes: Enter sends, Shift and Enter makes a line; what is typed is kept. */
export const Composer = (props: Props) => {
  const { userId, conversation, name, max, note, disabled, onSend, onPictures, ref } = props;
  const { t } = useTranslation('messaging');
  const [text, setText] = useState(() => readDraft(userId, conversation));
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const change = (next: string) => {
    setText(next);
    keepDraft(userId, conversation, next);
  };
  useImperativeHandle(ref, () => ({
    put: (words) => {
      change(text.trim() === '' ? words : `${text}\n${words}`);
      field.current?.focus();
    },
  }));
  const over = lengthOf(text.trim()) - max;
  const isReady = text.trim() !== '' && over <= 0 && !disabled;
  const send = () => {
    if (!isReady) return;
    onSend(text.trim());
    change('');
    field.current?.focus();
  };
  /** Where the cursor is; what the field says counts, as a word may be half typed. */
  const insert = (emoji: string) => {
    const area = field.current;
    if (!area) return;
    area.setRangeText(emoji, area.selectionStart, area.selectionEnd, 'end');
    change(area.value);
  };
  /** A copied table is a picture, too: words go first. */
  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    onPictures([...files]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const plain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    const asked = event.ctrlKey || event.metaKey || (plain && sendsByEnter());
    if (event.key !== 'Enter' || !asked || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const words = over > 0 ? t('tooLong', { count: over }) : note;
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
        <PictureButton disabled={disabled} onChoose={onPictures} />
        <div className="relative min-w-0 grow">
          <textarea
            ref={field}
            rows={1}
            aria-label={t('write', { name })}
            aria-describedby={words ? noteId : undefined}
            aria-invalid={over > 0 ? true : undefined}
            placeholder={t('placeholder')}
            value={text}
            disabled={disabled}
            enterKeyHint="send"
            autoComplete="off"
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className="field-sizing-content block max-h-40 min-h-11 w-full resize-none rounded-2xl border border-line-strong bg-paper py-2.5 pr-12 pl-4 text-base text-ink leading-6 transition-colors hover:border-ink-soft disabled:opacity-60 aria-invalid:border-danger"
          />
          <div className="absolute right-0.5 bottom-0">
            <EmojiButton
              disabled={disabled}
              onChoose={insert}
              onClosed={() => {
                if (sendsByEnter()) field.current?.focus();
              }}
            />
          </div>
        </div>
        <button
          type="submit"
          aria-label={t('send')}
          title={t('send')}
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
