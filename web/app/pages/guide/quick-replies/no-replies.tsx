import { LANGUAGES } from '@tomoguide/contract/locale';
import type { QuickReply } from '@tomoguide/contract/messaging/quick-replies';
import { SUGGESTED_REPLIES } from '@tomoguide/contract/messaging/suggested-replies';
import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ReplyTexts } from './reply-texts.tsx';

interface Props {
  isBusy: boolean;
  /** The button to write a reply. */
  add: ReactNode;
  onTake: (reply: QuickReply) => void;
}

/** Shown to a guide without quick replies, with suggestions to add. */
export const NoReplies = ({ isBusy, add, onTake }: Props) => {
  const { t } = useTranslation('quick-replies');
  const { reads } = LANGUAGES[useLocale()];
  return (
    <div className="grid gap-5">
      <EmptyState title={t('quick-replies.none')} actions={add}>
        {t('quick-replies.noneHint')}
      </EmptyState>
      <section className="grid gap-4">
        <h2 className="font-semibold text-lg">{t('quick-replies.suggestions')}</h2>
        <ul className="grid gap-4">
          {SUGGESTED_REPLIES.map((reply) => (
            <li key={reply.en}>
              <Card className="grid gap-3">
                <ReplyTexts reply={reply} />
                <div>
                  <Button
                    tone="secondary"
                    size="small"
                    disabled={isBusy}
                    aria-label={t('quick-replies.takeOf', { text: reply[reads] })}
                    onClick={() => onTake(reply)}
                  >
                    {t('quick-replies.take')}
                  </Button>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
