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
import { Button } from '../../ui/button.tsx';
import { isComposing } from '../../ui/composing.ts';
import { SendHorizontal } from '../../ui/icons.ts';
import { readDraft, storeDraft } from './drafts.ts';

export interface TextComposerHandle {
  /** Appends text to the draft. */
  put: (text: string) => void;
}

export interface TextComposerProps {
  userId: number;
  /** The conversation, or a queue for support, to which the draft belongs. */
  queueId: number;
  label: string;
  placeholder: string;
  sendLabel: string;
  max: number;
  /** Returns a message about how many characters the text is over the limit. */
  tooLong: (count: number) => string;
  /** The initial text if there is no draft. */
  prepared?: string | undefined;
  /** Shown above the field: the remaining credits, or why the user cannot send a message. */
  note?: string | null;
  disabled?: boolean;
  onSend: (text: string) => void;
  /**
   * Returns a rule that the author must see before the text is sent, or null. The author can edit the text or
   * send it anyway.
   */
  warn?: (text: string) => string | null;
  /** The labels of the two buttons below the rule. */
  warningLabels?: { edit: string; sendAnyway: string };
  /** Called with pasted files, such as pictures. */
  onFiles?: (files: Iterable<File>) => void;
  /** Rendered before the field. */
  before?: ReactNode;
  /** Rendered inside the field, at its end; can insert text at the cursor. */
  inside?: (insert: (words: string) => void, onClosed: () => void) => ReactNode;
  ref?: Ref<TextComposerHandle> | undefined;
}

const countCodePoints = (text: string): number => [...text].length;

/**
 * Returns whether Enter sends the message. On touch devices, Enter starts a new line and the button sends.
 */
const sendsOnEnter = (): boolean => matchMedia('(pointer: fine)').matches;

/**
 * The field for messages to a user or to staff: Enter sends, Shift+Enter starts a new line, and drafts are
 * stored (docs/product/messages.md, "Writing").
 */
export const TextComposer = (props: TextComposerProps) => {
  const { userId, queueId, max, prepared = '', disabled = false, before, inside } = props;
  const [text, setText] = useState(() => readDraft(userId, queueId) || prepared);
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const [warning, setWarning] = useState<string | null>(null);
  const change = (next: string) => {
    setText(next);
    setWarning(null);
    storeDraft(userId, queueId, next);
  };
  useImperativeHandle(props.ref, () => ({
    put: (words) => {
      change(text.trim() === '' ? words : `${text}\n${words}`);
      field.current?.focus();
    },
  }));
  const excess = countCodePoints(text.trim()) - max;
  const isReady = isVisible(text) && excess <= 0 && !disabled;
  const sendNow = () => {
    props.onSend(text.trim());
    change('');
    field.current?.focus();
  };
  const send = () => {
    if (!isReady) return;
    const rule = props.warn?.(text) ?? null;
    if (rule === null) sendNow();
    else setWarning(rule);
  };
  /** Inserts text at the cursor. Reads the field's current value, because a word may be partly typed. */
  const insert = (words: string) => {
    const area = field.current;
    if (!area) return;
    area.setRangeText(words, area.selectionStart, area.selectionEnd, 'end');
    change(area.value);
  };
  /** Text takes precedence, because a copied table also contains an image. */
  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    const hasWords = event.clipboardData.getData('text/plain') !== '';
    if (!props.onFiles || files.length === 0 || hasWords) return;
    event.preventDefault();
    props.onFiles([...files]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const plain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    const sends = event.ctrlKey || event.metaKey || (plain && sendsOnEnter());
    if (event.key !== 'Enter' || !sends || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const words = excess > 0 ? props.tooLong(excess) : props.note;
  return (
    <form
      className="border-line border-t bg-surface px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {warning === null ? null : (
        <div role="alert" className="mb-2 grid gap-2 rounded-xl bg-sunken p-3 text-sm">
          <p>{warning}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              tone="secondary"
              size="small"
              onClick={() => {
                setWarning(null);
                field.current?.focus();
              }}
            >
              {props.warningLabels?.edit}
            </Button>
            <Button tone="quiet" size="small" onClick={sendNow}>
              {props.warningLabels?.sendAnyway}
            </Button>
          </div>
        </div>
      )}
      {words ? (
        <p
          id={noteId}
          role="status"
          className={`mb-2 px-1 text-xs ${excess > 0 ? 'text-danger' : 'text-ink-soft'}`}
        >
          {words}
        </p>
      ) : null}
      <div className="flex flex-nowrap items-end gap-1 sm:gap-2">
        {before}
        <div className="relative min-w-0 grow">
          <textarea
            ref={field}
            rows={1}
            aria-label={props.label}
            aria-describedby={words ? noteId : undefined}
            aria-invalid={excess > 0 ? true : undefined}
            placeholder={props.placeholder}
            value={text}
            disabled={disabled}
            autoComplete="off"
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className={`field-sizing-content block max-h-40 large-text:max-h-[25dvh] min-h-11 w-full resize-none rounded-2xl border border-line-strong bg-paper py-2.5 pl-4 text-base text-ink leading-6 large-text:leading-normal transition-colors hover:border-ink-soft disabled:opacity-60 aria-invalid:border-danger ${inside ? 'pr-12' : 'pr-4'}`}
          />
          {inside ? (
            <div className="absolute right-0.5 bottom-0">
              {inside(insert, () => {
                if (sendsOnEnter()) field.current?.focus();
              })}
            </div>
          ) : null}
        </div>
        <button
          type="submit"
          aria-label={props.sendLabel}
          title={props.sendLabel}
          disabled={!isReady}
          // Prevents a press from moving focus to the button, because phones would close the keyboard.
          onMouseDown={(event) => event.preventDefault()}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-action text-on-action transition-colors hover:bg-action-hover disabled:bg-sunken disabled:text-ink-soft"
        >
          <SendHorizontal aria-hidden="true" className="size-5" />
        </button>
      </div>
    </form>
  );
};
