import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { CalendarDays, Heart, House, Inbox, Search, UserRound } from 'lucide-react';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { pageExists } from '../../lib/pages.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MeSheet } from './me-sheet.tsx';

interface Item {
  to: string;
  label: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
}

const ITEM =
  'group flex min-h-14 min-w-11 grow basis-0 flex-col items-center justify-center gap-0.5 text-xs leading-4 text-ink-soft no-underline aria-[current]:font-semibold aria-[current]:text-action';

/** Marks the place one is at by more than its colour. */
const PILL =
  'inline-flex h-7 w-14 items-center justify-center rounded-full transition-colors group-aria-[current]:bg-action-soft';

/** The five places of each view; those without a page yet are left out. */
const useItems = (): Item[] => {
  const { t } = useTranslation('layout');
  const guide = useSession()?.user.role === 'guide';
  const items: Item[] = guide
    ? [
        { to: '/guide', label: t('bar.today'), Icon: House },
        { to: '/guide-dashboard', label: t('bar.requests'), Icon: Inbox },
      ]
    : [
        { to: '/search', label: t('bar.search'), Icon: Search },
        { to: '/dashboard?tab=saved-guides', label: t('bar.saved'), Icon: Heart },
        { to: '/dashboard', label: t('bar.trips'), Icon: CalendarDays },
      ];
  return items.filter(({ to }) => pageExists(to));
};

/** The phone's bar at the lower edge, above the home indicator. */
export const BottomBar = () => {
  const { t } = useTranslation('layout');
  const [open, setOpen] = useState(false);
  const session = useSession();
  const { pathname, search } = useLocation();
  const here = (to: string) => {
    const [path, query] = to.split('?');
    const saved = search.includes('tab=saved-guides');
    return path === pathname && (path !== '/dashboard' || saved === Boolean(query));
  };
  return (
    <nav
      aria-label={t('bar.label')}
      className="fixed inset-x-0 bottom-0 z-40 flex short:static border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {useItems().map(({ to, label, Icon }) => (
        <Link key={to} to={to} aria-current={here(to) ? 'page' : undefined} className={ITEM}>
          <span className={PILL}>
            <Icon aria-hidden="true" className="size-6" />
          </span>
          {label}
        </Link>
      ))}
      {session || !pageExists('/login') ? (
        <button type="button" className={ITEM} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className={PILL}>
            <UserRound aria-hidden="true" className="size-6" />
          </span>
          {t('bar.me')}
        </button>
      ) : (
        <Link to={withRedirect('/login', pathname + search)} className={ITEM}>
          <span className={PILL}>
            <UserRound aria-hidden="true" className="size-6" />
          </span>
          {t('bar.me')}
        </Link>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={session?.user.nickname ?? t('me')}>
        <MeSheet onDone={() => setOpen(false)} />
      </Dialog>
    </nav>
  );
};
