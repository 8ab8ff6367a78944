import { Suspense } from 'react';
import { formatBadge, UNREAD_NOTICES_KEY, useUnread } from '../../lib/unread.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Bell as BellIcon } from '../../ui/icons.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPartDialog } from '../../ui/missing-part-dialog.tsx';
import { useSheetEntry } from '../../ui/use-sheet-entry.ts';

/** Loaded when the user first opens it. */
const Drawer = lazyPart(
  async () => (await import('../drawer/drawer.tsx')).default,
  MissingPartDialog,
);

/** The bell in the header: shows the unread count and opens the latest notices. */
const Bell = () => {
  const { t } = useTranslation('notifications');
  const count = useUnread(UNREAD_NOTICES_KEY);
  const drawer = useSheetEntry('notices');
  return (
    <>
      <IconButton
        label={count > 0 ? t('notifications.bellUnread', { count }) : t('notifications.title')}
        aria-haspopup="dialog"
        aria-expanded={drawer.open}
        onClick={drawer.show}
        className="relative"
      >
        <BellIcon aria-hidden="true" className="size-5" />
        {count > 0 ? (
          <span
            aria-hidden="true"
            className="tabular absolute -right-0.5 top-0.5 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-seal-strong px-1.5 font-semibold text-on-seal text-xs"
          >
            {formatBadge(count)}
          </span>
        ) : null}
      </IconButton>
      {drawer.open ? (
        <Suspense>
          <Drawer onClose={drawer.hide} />
        </Suspense>
      ) : null}
    </>
  );
};

export default Bell;
