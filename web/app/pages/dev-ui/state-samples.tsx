import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MissingPartDialog } from '../../ui/missing-part-dialog.tsx';
import { MissingPartNote } from '../../ui/missing-part-note.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Popover } from '../../ui/popover.tsx';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { showToast } from '../../ui/toast.ts';
import { Sample, useSampleText } from './sample.tsx';

const TOASTS = ['plain', 'success', 'destructive'] as const;

const Dialogs = () => {
  const say = useSampleText();
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'popover' | 'release' | null>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen('dialog')}>
        dialog
      </Button>
      <Button tone="secondary" onClick={() => setOpen('confirm')}>
        confirm-dialog
      </Button>
      <Button tone="secondary" ref={anchor} onClick={() => setOpen('popover')}>
        popover
      </Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={say('The price', '价格')}
        footer={<Button onClick={close}>{say('Close', '关闭')}</Button>}
      >
        <p>{say('What the tour costs, part by part.', '行程的各项费用。')}</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title={say('Cancel this tour?', '取消这次行程？')}
        confirmLabel={say('Cancel the tour', '取消行程')}
        onConfirm={close}
        onClose={close}
        danger
      >
        {say('RMB 120 is refunded.', '将退还 120 元。')}
      </ConfirmDialog>
      <Button tone="secondary" onClick={() => setOpen('release')}>
        missing-part-dialog
      </Button>
      {open === 'release' ? <MissingPartDialog onClose={close} /> : null}
      {open === 'popover' ? (
        <Popover label={say('Emoji', '表情')} anchor={anchor.current} onClose={close}>
          <p className="p-4">🙂</p>
        </Popover>
      ) : null}
    </>
  );
};

const LETTERS = ['A', 'B', 'C'] as const;

const Letters = () => {
  const list = useInfiniteQuery({
    queryKey: ['dev-ui', 'letters'],
    queryFn: async ({ pageParam }) => ({ data: LETTERS.slice(pageParam, pageParam + 1) }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => (pages.length < LETTERS.length ? pages.length : null),
  });
  return (
    <PagedList list={list} words={{ loadError: '', none: '', noneHint: '' }}>
      {(letter) => (
        <li key={letter} className="px-5 py-3.5">
          {letter}
        </li>
      )}
    </PagedList>
  );
};

/** Samples of placeholders and overlays. */
export const StateSamples = () => {
  const say = useSampleText();
  return (
    <>
      <Sample of="empty-state">
        <EmptyState title={say('No trips yet', '还没有行程')} spot="no-bookings">
          {say('Find a guide to begin.', '先找一位向导吧。')}
        </EmptyState>
      </Sample>
      <Sample of="error-state, load-failure">
        <ErrorState title={say('This did not work', '操作失败')} onRetry={() => {}}>
          {say('Try again in a moment.', '请稍后再试。')}
        </ErrorState>
        <LoadFailure onRetry={() => {}}>
          {say('Reviews could not be loaded.', '评价加载失败。')}
        </LoadFailure>
      </Sample>
      <Sample of="missing-part-note">
        <MissingPartNote />
      </Sample>
      <Sample of="quiet-note">
        <QuietNote title={say('No reviews yet', '还没有评价')}>
          {say('They appear here after a tour.', '行程结束后会显示在这里。')}
        </QuietNote>
      </Sample>
      <Sample of="paged-list, show-more">
        <Letters />
      </Sample>
      <Sample of="toaster, toast-card">
        {TOASTS.map((tone) => (
          <Button
            key={tone}
            tone="secondary"
            onClick={() => showToast({ title: say('Saved', '已保存'), tone })}
          >
            {tone}
          </Button>
        ))}
      </Sample>
      <Sample of="dialog, confirm-dialog, missing-part-dialog, popover">
        <Dialogs />
      </Sample>
    </>
  );
};
