import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { type Session, useSession } from '../lib/session.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { CountBadge } from '../ui/count-badge.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { canBecomeGuide } from './can-become-guide.ts';
import { canSwitchRole } from './can-switch-role.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { RoleSwitch } from './role-switch.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useBottomBarItems } from './use-bottom-bar-items.ts';

/** Loaded only for signed-in users, because no visitor's page contains it. */
const Bell = lazyPart(
  async () => (await import('./bell/bell.tsx')).default,
  () => null,
);

const NAV =
  'hidden min-h-11 items-center whitespace-nowrap rounded-xl px-1.5 text-[0.9375rem] transition-colors hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-action md:inline-flex lg:px-3';

/**
 * The Sign Up and Log In links, with the current page as the return address. Also rendered before
 * hydration.
 */
const VisitorLinks = () => {
  const { t } = useTranslation('layout');
  const { pathname, search } = useLocation();
  // Re-encodes the query string, because the server's router escapes more characters than the browser's
  // does.
  const query = new URLSearchParams(search);
  const back = query.get('redirect') ?? pathname + (query.size > 0 ? `?${query}` : '');
  return (
    <>
      <Link to={withRedirect('/login', back)} className={NAV}>
        {t('layout.logIn')}
      </Link>
      <span className="ml-1 hidden sm:inline-flex">
        <LinkButton to={withRedirect('/signup', back)} size="small">
          {t('layout.signUp')}
        </LinkButton>
      </span>
    </>
  );
};

const AccountArea = ({ session }: { session: Session | null | undefined }) => {
  if (!session) return <VisitorLinks />;
  const { user } = session;
  return (
    <>
      {canSwitchRole(user) ? (
        <span className="hidden lg:inline-flex">
          <RoleSwitch user={user} />
        </span>
      ) : null}
      <Suspense fallback={<span className="size-11" />}>
        <Bell />
      </Suspense>
      <ProfileMenu user={user} />
    </>
  );
};

/**
 * The items of the bottom bar, except the search. They are placed after the search, so that nothing moves
 * when they appear. Omits the trips for staff.
 */
const NavItems = ({ isStaff }: { isStaff: boolean }) =>
  useBottomBarItems()
    .filter(({ to }) => to !== '/search' && !(isStaff && to.startsWith('/dashboard')))
    .map(({ to, name, current, count }) => (
      <Link key={to} to={to} aria-current={current} className={NAV}>
        {name}
        <CountBadge count={count} className="ml-1.5" />
      </Link>
    ));

export const Header = () => {
  const { t } = useTranslation('layout');
  const session = useSession();
  const user = session?.user;
  const home = user?.role === 'guide' ? '/guide' : '/';
  const becomes = user ? canBecomeGuide(user) : true;
  return (
    <header className="sticky top-0 z-40 short:static border-line border-b bg-paper">
      <div className="mx-auto flex h-16 max-w-[75rem] items-center px-4 large-text:h-auto large-text:justify-between large-text:py-1 sm:gap-1 sm:px-6">
        <Link
          to={home}
          aria-label={t('layout.home')}
          className="inline-flex min-w-9 large-text:w-9 sm:mr-2 rounded-xl text-ink no-underline"
        >
          <Logo />
        </Link>
        <nav aria-label={t('layout.mainMenu')} className="flex shrink-0">
          {user?.isStaff ? (
            <NavLink to="/staff" className={NAV}>
              {t('layout.staffConsole')}
            </NavLink>
          ) : (
            <NavLink to="/search" className={NAV}>
              {t('layout.findGuides')}
            </NavLink>
          )}
          {user ? <NavItems isStaff={user.isStaff} /> : null}
          {becomes ? (
            <NavLink to="/become-guide" className={NAV}>
              {t('layout.becomeGuide')}
            </NavLink>
          ) : null}
          {user?.guideStatus.shouldShowViewApplicationButton ? (
            <NavLink to="/application-status" className={NAV}>
              {t('layout.applicationStatus')}
            </NavLink>
          ) : null}
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-0.5 large-text:contents">
          <LanguageSwitch />
          <ThemeToggle />
          <AccountArea session={session} />
        </div>
      </div>
    </header>
  );
};
