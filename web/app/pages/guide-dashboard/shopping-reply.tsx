import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { useState } from 'react';
import { useReplyToShopping } from '../../parts/reviews/mutations.ts';
import { ShoppingFigure } from '../../parts/reviews/shopping-figure.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ReplyForm } from './answer-form.tsx';

/** The figure about shopping as the guide's page shows it; the guide can reply to its reports once. */
export const ShoppingReply = ({ guide }: { guide: OwnGuide }) => {
  const { t } = useTranslation('reviews');
  const publish = useReplyToShopping();
  const [open, setOpen] = useState(false);
  const { shopping } = guide;
  if (!shopping) return null;
  const canReply = shopping.reports > 0 && !shopping.reply;
  return (
    <ShoppingFigure figure={shopping} replyTitle={t('reviews.answerOf', { name: guide.name })}>
      {canReply && open ? (
        <ReplyForm
          draft="shopping-reply"
          label={t('reviews.shopping.replyLabel')}
          send={(content) => publish.mutateAsync(content)}
          onClose={() => setOpen(false)}
        />
      ) : null}
      {canReply && !open ? (
        <Button
          tone="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setOpen(true)}
        >
          {t('reviews.shopping.reply')}
        </Button>
      ) : null}
    </ShoppingFigure>
  );
};
