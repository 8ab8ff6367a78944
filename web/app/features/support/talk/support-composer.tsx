import { SUPPORT_TEXT_MAX } from '@tomoguide/contract/support/fields';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { keepDraft, readDraft } from '../../messaging/drafts.ts';

interface Props {
  userId: number;
  /** Whose draft it is. */
  lane: number;
  label: string;
  placeholder: string;
  sendLabel: string;
  /** Words to begin with, where nothing was begun. */
  prepared?: string | undefined;
  note?: string | null;
  disabled?: boolean;
  onSend: (text: string) => void;
}

/** Chinese and Japanese are typed through a window of their own, whose Enter chooses a word. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

/** With a finger, Enter makes a line: there the button sends. */
const sendsByEnter = (): boolean => matchMedia('(pointer: fine)').matches;

/** Where one writes to the team, or the team answers. */
export const SupportComposer = (props: Props) => {
  const { userId, lane, label, placeholder, sendLabel, prepared = '', disabled = false } = props;
  const { t } = useTranslation('support');
  const [text, setText] = useState(() => readDraft(userId, lane) || prepared);
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const change = (next: string) => {
    setText(next);
    keepDraft(userId, lane, next);
  };
  const over = [...text.trim()].length - SUPPORT_TEXT_MAX;
  const isReady = text.trim() !== '' && over <= 0 && !disabled;
  const send = () => {
    if (!isReady) return;
    props.onSend(text.trim());
    change('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const plain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    const asked = event.ctrlKey || event.metaKey || (plain && sendsByEnter());
    if (event.key !== 'Enter' || !asked || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const note = over > 0 ? t('tooLong', { count: over }) : (props.note ?? null);
  return (
    <form
      className="border-line border-t bg-surface px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {note ? (
        <p
          id={noteId}
          role="status"
          className={`mb-2 px-1 text-xs ${over > 0 ? 'text-danger' : 'text-ink-soft'}`}
        >
          {note}
        </p>
      ) : null}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          aria-label={label}
          aria-describedby={note ? noteId : undefined}
          aria-invalid={over > 0 ? true : undefined}
          placeholder={placeholder}
          value={text}
          disabled={disabled}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 grow resize-none rounded-2xl border border-line-strong bg-paper px-4 py-2.5 text-base text-ink leading-6 transition-colors hover:border-ink-soft disabled:opacity-60 aria-invalid:border-danger"
        />
        <button
          type="submit"
          aria-label={sendLabel}
          title={sendLabel}
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
