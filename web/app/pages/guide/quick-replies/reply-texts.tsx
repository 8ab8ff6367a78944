import { getOtherTextLanguage, LANGUAGES } from '@tomoguide/contract/locale';
import type { QuickReply } from '@tomoguide/contract/messaging/quick-replies';
import { useLocale } from '../../../translation/use-translation.ts';
import { FreeText } from '../../../ui/free-text.tsx';

/** Both versions of a quick reply, first the one in the guide's language. */
export const ReplyTexts = ({ reply }: { reply: QuickReply }) => {
  const { reads } = LANGUAGES[useLocale()];
  return (
    <div className="wrap-anywhere grid gap-1 whitespace-pre-line">
      <p>
        <FreeText>{reply[reads]}</FreeText>
      </p>
      <p className="text-ink-soft text-sm">
        <FreeText>{reply[getOtherTextLanguage(reads)]}</FreeText>
      </p>
    </div>
  );
};
