import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { Link } from 'react-router';
import { SupportTextLink } from '../../parts/help/support/support-way.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import type { Icon } from '../../ui/draw-icon.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CalendarDays, ChevronRight, Inbox, LifeBuoy, Search } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';

type Way = 'search' | 'trips' | 'tours' | 'calendar' | 'support';

/**
 * What the hint suggests. `to` is null for the conversation with staff, which opens in place instead of
 * navigating.
 */
const WAYS: Readonly<Record<Way, { to: string | null; Icon: Icon }>> = {
  search: { to: '/search', Icon: Search },
  trips: { to: '/dashboard', Icon: CalendarDays },
  tours: { to: '/guide-dashboard', Icon: Inbox },
  calendar: { to: '/guide/calendar', Icon: CalendarDays },
  support: { to: null, Icon: LifeBuoy },
};
const LINKS = {
  traveler: ['search', 'trips', 'support'],
  guide: ['tours', 'calendar', 'support'],
} as const satisfies Record<string, readonly Way[]>;

const WAY =
  'flex min-h-16 items-center gap-4 px-5 py-3 text-ink no-underline transition-colors hover:bg-sunken';

const NextStep = ({ way }: { way: Way }) => {
  const { t } = useTranslation('messaging');
  const { to, Icon } = WAYS[way];
  const words = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-action" />
      <span className="grid min-w-0 grow">
        <b className="font-semibold">{t(`messaging.ways.${way}.title`)}</b>
        <span className="text-ink-soft text-sm">{t(`messaging.ways.${way}.hint`)}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </>
  );
  return to === null ? (
    <SupportTextLink topic="general" className={WAY}>
      {words}
    </SupportTextLink>
  ) : (
    <Link to={to} className={WAY}>
      {words}
    </Link>
  );
};

interface Props {
  entries: readonly ConversationEntry[] | undefined;
  isGuide: boolean;
}

/**
 * Shown next to the list while no conversation is open: a link to the newest unread conversation, and other
 * suggestions. No conversation opens automatically, because it would be marked as read, and shown to the
 * sender as read, before the user has seen it.
 */
export const NoConversationOpen = ({ entries, isGuide }: Props) => {
  const { t } = useTranslation('messaging');
  const formatName = usePersonName();
  const newest = entries?.find(({ unreadCount }) => unreadCount > 0)?.conversation;
  return (
    <div className="hidden h-full content-center justify-items-center overflow-y-auto px-6 pb-10 lg:grid">
      <EmptyState
        title={t('messaging.choose')}
        spot="no-messages"
        actions={
          newest ? (
            <LinkButton to={`/messages?conversation=${newest.id}`}>
              {t('messaging.readNewest', { name: formatName(newest.other.nickname) })}
            </LinkButton>
          ) : null
        }
      >
        <p>{t('messaging.chooseHint')}</p>
      </EmptyState>
      <Card flush className="w-full max-w-lg">
        <ul aria-label={t('messaging.waysOn')}>
          {LINKS[isGuide ? 'guide' : 'traveler'].map((way) => (
            <li key={way} className="border-line border-b last:border-b-0">
              <NextStep way={way} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
};
