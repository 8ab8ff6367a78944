import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../lib/session.ts';
import { useUnreadMessages } from '../lib/unread.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { CalendarDays, Heart, House, LayoutDashboard, MessageCircle, Search } from '../ui/icons.ts';

interface Place {
  to: string;
  /** The short label, for the bar on phones. */
  label: string;
  /** The full name of the page. */
  name: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  /** The value of `aria-current`. */
  current: 'page' | undefined;
  /** The number of unread or waiting items on the page. */
  count: number;
}

/**
 * Returns the items of the current view, for the bar on phones and the header. Omits items without a page.
 */
export const useBottomBarItems = (): Place[] => {
  const { t } = useTranslation('layout');
  const { pathname, search } = useLocation();
  const unread = useUnreadMessages();
  const messages = {
    to: '/messages',
    label: t('layout.messages'),
    Icon: MessageCircle,
    count: unread,
  };
  const places =
    useSession()?.user.role === 'guide'
      ? [
          { to: '/guide', label: t('layout.bar.home'), Icon: House },
          {
            to: '/guide-dashboard',
            label: t('layout.bar.dashboard'),
            name: t('layout.guideDashboard'),
            Icon: LayoutDashboard,
          },
          messages,
          { to: '/guide/calendar', label: t('layout.bar.calendar'), Icon: CalendarDays },
        ]
      : [
          { to: '/search', label: t('layout.bar.search'), Icon: Search },
          { to: '/dashboard?tab=saved-guides', label: t('layout.bar.saved'), Icon: Heart },
          messages,
          {
            to: '/dashboard',
            label: t('layout.bar.trips'),
            name: t('layout.myTrips'),
            Icon: CalendarDays,
          },
        ];
  const isCurrentPath = (to: string) => {
    const [path, query] = to.split('?');
    const saved = search.includes('tab=saved-guides');
    return path === pathname && (path !== '/dashboard' || saved === Boolean(query));
  };
  return places.map((place) => ({
    count: 0,
    name: place.label,
    ...place,
    current: isCurrentPath(place.to) ? 'page' : undefined,
  }));
};
