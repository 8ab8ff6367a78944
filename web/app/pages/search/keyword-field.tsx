import { SEARCH_TEXT_MAX } from '@tomoguide/contract/guides/figures';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { isComposing } from '../../ui/composing.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface Props {
  value: string | null;
  /** `more` is true if the text continues the previous change, which then shares its history entry. */
  onChange: (q: string | null, more: boolean) => void;
}

/**
 * Debounce delay for typing, in milliseconds: longer than the time between two keystrokes, short enough to
 * feel immediate.
 */
export const TYPING_PAUSE_MS = 350;

/** A field for free text, which applies it after a pause in typing, on Enter and on blur. */
export const KeywordField = ({ value, onChange }: Props) => {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True if the text in the URL was typed since the field received focus. */
  const going = useRef(false);
  const take = useRef((_text: string) => {});
  take.current = (text) => {
    clearTimeout(pause.current);
    const q = text.trim() || null;
    if (q === value) return;
    onChange(q, going.current);
    going.current = true;
  };
  useEffect(() => () => clearTimeout(pause.current), []);
  const wait = (text: string) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => take.current(text), TYPING_PAUSE_MS);
  };
  return (
    <Field label={t('search.words')}>
      {(field) => (
        <Input
          {...field}
          type="search"
          maxLength={SEARCH_TEXT_MAX}
          enterKeyHint="search"
          placeholder={t('search.wordsHint')}
          value={typed ?? value ?? ''}
          onInput={({ currentTarget, nativeEvent }) => {
            setTyped(currentTarget.value);
            // Text in IME composition, such as pinyin letters, is not final yet.
            if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
              clearTimeout(pause.current);
            } else {
              wait(currentTarget.value);
            }
          }}
          onCompositionEnd={({ currentTarget }) => wait(currentTarget.value)}
          onBlur={() => {
            if (typed !== null) take.current(typed);
            setTyped(null);
            going.current = false;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event) && typed !== null) take.current(typed);
          }}
        />
      )}
    </Field>
  );
};
