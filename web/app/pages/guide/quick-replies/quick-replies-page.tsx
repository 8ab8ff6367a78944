import { useQuery } from '@tanstack/react-query';
import { LANGUAGES } from '@tomoguide/contract/locale';
import { QUICK_REPLIES_MAX } from '@tomoguide/contract/messaging/figures';
import type { OwnQuickReplies, QuickReply } from '@tomoguide/contract/messaging/quick-replies';
import { shorten } from '@tomoguide/contract/shorten';
import { useState } from 'react';
import { quickRepliesQuery } from '../../../parts/messaging/quick-replies/queries.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { MoveButtons } from '../move-buttons.tsx';
import { moveItem } from '../move-item.ts';
import { NoReplies } from './no-replies.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReplyTexts } from './reply-texts.tsx';
import { useSaveReplies } from './use-save-replies.ts';

/** The longest name of a reply in the labels of its buttons. */
const NAME_MAX = 40;

/** What is open: the dialog for the reply at this place, or for a new one. */
type Opened = { action: 'edit' | 'remove'; place: number } | { action: 'add' } | null;

const Replies = ({ own }: { own: OwnQuickReplies }) => {
  const { t } = useTranslation('quick-replies');
  const { reads } = LANGUAGES[useLocale()];
  const save = useSaveReplies(own.revision);
  const [opened, setOpened] = useState<Opened>(null);
  const getName = (reply: QuickReply): string => shorten(reply[reads], NAME_MAX);
  const close = () => setOpened(null);
  const all = own.data;
  const saveReply = async (reply: QuickReply): Promise<void> => {
    const place = opened?.action === 'edit' ? opened.place : all.length;
    await save.mutateAsync(all.toSpliced(place, 1, reply));
    showToast({ tone: 'success', title: t('quick-replies.saved') });
  };
  const add = (
    <Button onClick={() => setOpened({ action: 'add' })}>{t('quick-replies.add')}</Button>
  );
  return (
    <>
      {all.length === 0 ? (
        <NoReplies isBusy={save.isPending} add={add} onTake={(reply) => save.mutate([reply])} />
      ) : (
        <div className="grid gap-5">
          <ol className="grid gap-4">
            {all.map((reply, place) => (
              <li key={`${reply.en}\n${reply.zh}`}>
                <Card className="grid gap-3">
                  <ReplyTexts reply={reply} />
                  <div className="flex items-center justify-between gap-3">
                    <Button
                      tone="secondary"
                      size="small"
                      aria-label={t('quick-replies.editOf', { text: getName(reply) })}
                      onClick={() => setOpened({ action: 'edit', place })}
                    >
                      {t('quick-replies.edit')}
                    </Button>
                    <MoveButtons
                      what={getName(reply)}
                      isFirst={place === 0}
                      isLast={place === all.length - 1}
                      canRemove
                      disabled={save.isPending}
                      onMove={(by) => save.mutate(moveItem(all, place, by))}
                      onRemove={() => setOpened({ action: 'remove', place })}
                    />
                  </div>
                </Card>
              </li>
            ))}
          </ol>
          {all.length < QUICK_REPLIES_MAX ? (
            <div>{add}</div>
          ) : (
            <p className="text-ink-soft">{t('quick-replies.full', { count: QUICK_REPLIES_MAX })}</p>
          )}
        </div>
      )}
      {opened?.action === 'add' || opened?.action === 'edit' ? (
        <ReplyDialog
          reply={opened.action === 'edit' ? (all[opened.place] ?? null) : null}
          onSave={saveReply}
          onClose={close}
        />
      ) : null}
      {opened?.action === 'remove' ? (
        <ConfirmDialog
          open
          danger
          title={t('quick-replies.removeTitle')}
          confirmLabel={t('quick-replies.removeNow')}
          busy={save.isPending}
          onConfirm={() => save.mutate(all.toSpliced(opened.place, 1), { onSettled: close })}
          onClose={close}
        >
          {t('quick-replies.removeText')}
        </ConfirmDialog>
      ) : null}
    </>
  );
};

/** The guide's quick replies (docs/product/messages.md, "Quick replies"). */
export const QuickRepliesPage = () => {
  const { t } = useTranslation('quick-replies');
  const own = useQuery(quickRepliesQuery());
  if (own.data) return <Replies own={own.data} />;
  if (own.isLoadingError)
    return <ErrorState title={t('quick-replies.loadError')} onRetry={() => own.refetch()} />;
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-28 rounded-2xl" />
      <Skeleton className="h-28 rounded-2xl" />
    </div>
  );
};
