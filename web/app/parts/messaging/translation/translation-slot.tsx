import type { TextLanguage } from '@tomoguide/contract/languages/en';
import { LANGUAGES } from '@tomoguide/contract/locale';
import type { ConversationId } from '@tomoguide/contract/primitives';
import type { WrittenLanguage } from '@tomoguide/contract/reviews/language';
import { Suspense } from 'react';
import { useStoredOpen } from '../../../lib/use-stored-open.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SMALL_ACTION } from '../conversation/small-action.ts';
import type { Line } from '../line.ts';
import { hasDeviceTranslator } from './has-device-translator.ts';

/** Loaded when the reader has the first message translated. */
const TranslationPart = lazyPart(
  async () => (await import('./translation-part.tsx')).TranslationPart,
);

interface Props {
  line: Line;
  conversationId: ConversationId;
  /** The host of the translation service; null if there is none. */
  host: string | null;
}

interface OfferProps extends Props {
  source: WrittenLanguage;
  target: TextLanguage;
}

const Offer = ({ line, conversationId, host, source, target }: OfferProps) => {
  const { t } = useTranslation('messaging');
  // The row of a message that is scrolled out of view is unmounted, so its state is stored outside.
  const [isOpen, setOpen] = useStoredOpen(`translation ${line.key}`);
  return (
    <>
      {isOpen && line.id !== null ? (
        <Suspense>
          <TranslationPart
            message={{ conversationId, messageId: line.id }}
            text={line.text}
            source={source}
            target={target}
            host={host}
          />
        </Suspense>
      ) : null}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={`mt-1 ${SMALL_ACTION}`}
      >
        {t(isOpen ? 'messaging.hideTranslation' : 'messaging.translate')}
      </button>
    </>
  );
};

/**
 * The button that translates a message of the other user, and the translation; nothing for a message in the
 * reader's language, and if neither the browser nor a service translates (docs/product/messages.md,
 * "Translation").
 */
export const TranslationSlot = ({ line, conversationId, host }: Props) => {
  const target = LANGUAGES[useLocale()].reads;
  const { language, mine, versions } = line;
  if (mine || versions !== null || language === null || language === target) return null;
  if (host === null && !hasDeviceTranslator()) return null;
  return (
    <Offer
      line={line}
      conversationId={conversationId}
      host={host}
      source={language}
      target={target}
    />
  );
};
