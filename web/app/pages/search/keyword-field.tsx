import { SEARCH_TEXT_MAX } from '@tomoguide/contract/guides/figures';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { isComposing } from '../../ui/composing.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface Props {
  value: string | null;
  /** `more`: the words continue the previous change. */
  onChange: (q: string | null, more: boolean) => void;
}

/** A pause in typing: longer than between two keystrokes, short enough to seem immediate. */
export const TYPING_PAUSE_MS = 350;

/** Free text, applied on a pause in typing, on Enter and on blur. */
export const KeywordField = ({ value, onChange }: Props) => {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the words in the URL were typed since the field got the focus. */
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
            // Pinyin letters that are still being composed are not words yet.
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
