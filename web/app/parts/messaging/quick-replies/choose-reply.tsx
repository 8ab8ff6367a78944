import { getOtherTextLanguage, LANGUAGES } from '@tomoguide/contract/locale';
import type { QuickReply } from '@tomoguide/contract/messaging/quick-replies';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { FreeText } from '../../../ui/free-text.tsx';
import { Input } from '../../../ui/input.tsx';
import { linkStyle } from '../../../ui/link-style.ts';

/** The list can be searched if it has more replies than this. */
const SEARCHED_FROM = 6;

const contains = ({ en, zh }: QuickReply, words: string): boolean =>
  `${en}\n${zh}`.toLowerCase().includes(words.trim().toLowerCase());

interface Props {
  replies: readonly QuickReply[];
  onChoose: (reply: QuickReply) => void;
}

/** A list of quick replies to choose from, each in both languages. */
export const ChooseReply = ({ replies, onChoose }: Props) => {
  const { t } = useTranslation('quick-replies');
  const { reads } = LANGUAGES[useLocale()];
  const [words, setWords] = useState('');
  const found = replies.filter((reply) => contains(reply, words));
  return (
    <div className="grid gap-4">
      {replies.length > SEARCHED_FROM ? (
        <Field label={t('quick-replies.search')}>
          {(field) => (
            <Input
              {...field}
              type="search"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
      ) : null}
      {found.length > 0 ? (
        <ul className="-mx-2 grid">
          {found.map((reply) => (
            <li key={`${reply.en}\n${reply.zh}`}>
              <button
                type="button"
                className="grid min-h-11 w-full gap-0.5 rounded-xl px-3 py-2 text-left hover:bg-sunken"
                onClick={() => onChoose(reply)}
              >
                <span className="wrap-anywhere line-clamp-2">
                  <FreeText>{reply[reads]}</FreeText>
                </span>
                <span className="wrap-anywhere line-clamp-1 text-ink-soft text-sm">
                  <FreeText>{reply[getOtherTextLanguage(reads)]}</FreeText>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className="text-ink-soft">
          {t(replies.length === 0 ? 'quick-replies.none' : 'quick-replies.nothingFound')}
        </p>
      )}
      <Link to="/guide/quick-replies" className={`${linkStyle} inline-flex min-h-11 items-center`}>
        {t('quick-replies.manage')}
      </Link>
    </div>
  );
};
