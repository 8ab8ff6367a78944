import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { CountBadge } from '../ui/count-badge.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { UserRound } from '../ui/icons.ts';
import { useBottomBarItems } from './use-bottom-bar-items.ts';
import { useMenus } from './use-menus.ts';

const ITEM =
  'group flex min-h-13 min-w-11 grow basis-0 large-text:basis-1/3 flex-col items-center justify-center gap-0.5 text-xs leading-4 text-ink-soft no-underline aria-[current]:font-semibold aria-[current]:text-action';

/** A shape behind the current item, so that it is not marked by color alone. */
const PILL =
  'relative inline-flex h-7 w-14 items-center justify-center rounded-full transition-colors group-aria-[current]:bg-action-soft';

/**
 * Pages without the bar: the pages of guides and itineraries have their own bar with the price, the payment
 * pages have their own button to continue, and the staff console has its own menu.
 */
const WITHOUT =
  /^\/(?:guides\/\d+|itinerary\/\d+|checkout|payment-demo|payment-success|staff)(?:\/|$)/;

/** For visitors, this page has a bar with the button to sign up. */
const VISITORS_WITHOUT = /^\/become-guide\/?$/;

/** The pages under 'Me'. */
const OWN = /^\/(?:profile|withdrawal|settings)(?:\/|$)/;

/**
 * The bar at the bottom of the screen on phones, above the home indicator; absent on pages with a bar of
 * their own.
 */
export const BottomBar = () => {
  const { pathname } = useLocation();
  const isVisitor = useSession() === null;
  return WITHOUT.test(pathname) || (isVisitor && VISITORS_WITHOUT.test(pathname)) ? null : <Bar />;
};

const Bar = () => {
  const { t } = useTranslation('layout');
  const [open, setOpen] = useState(false);
  const session = useSession();
  const { menus, again } = useMenus(Boolean(session));
  const { pathname, search } = useLocation();
  return (
    <nav
      aria-label={t('layout.bar.label')}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 flex short:static border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {useBottomBarItems().map(({ to, label, Icon, current, count }) => (
        <Link key={to} to={to} aria-current={current} className={ITEM}>
          <span className={PILL}>
            <Icon aria-hidden="true" className="size-6" />
            <CountBadge count={count} className="absolute -top-0.5 left-8" />
          </span>
          {label}
        </Link>
      ))}
      {session ? (
        <button
          type="button"
          className={ITEM}
          aria-haspopup="dialog"
          aria-current={OWN.test(pathname) || undefined}
          onClick={() => {
            again();
            setOpen(true);
          }}
        >
          <span className={PILL}>
            <UserRound aria-hidden="true" className="size-6" />
          </span>
          {t('layout.bar.me')}
        </button>
      ) : (
        <Link to={withRedirect('/login', pathname + search)} className={ITEM}>
          <span className={PILL}>
            <UserRound aria-hidden="true" className="size-6" />
          </span>
          {t('layout.bar.me')}
        </Link>
      )}
      <Dialog
        open={open && menus !== undefined}
        onClose={() => setOpen(false)}
        title={session?.user.nickname ?? t('layout.me')}
      >
        {menus ? <menus.AccountSheet onDone={() => setOpen(false)} /> : null}
      </Dialog>
    </nav>
  );
};
