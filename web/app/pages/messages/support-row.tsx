import { useQuery } from '@tanstack/react-query';
import { getSupportPath } from '@tomoguide/contract/support/topics';
import { Link } from 'react-router';
import { SUPPORT_KEY } from '../../lib/query-keys.ts';
import { supportConversationQuery } from '../../parts/help/support/queries.ts';
import { RowTime } from '../../parts/messaging/row-time.tsx';
import { useSupportNews } from '../../parts/support/conversation/use-support-news.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { LifeBuoy, Pin } from '../../ui/icons.ts';

/**
 * The conversation with staff, pinned above the other conversations once it exists, no matter when its last
 * message was sent.
 */
export const SupportRow = ({ isOpen }: { isOpen: boolean }) => {
  const { t } = useTranslation('support');
  useSupportNews(SUPPORT_KEY);
  const { data } = useQuery({ ...supportConversationQuery(), refetchOnMount: 'always' });
  const last = data?.lastMessage;
  if (!data || !last) return null;
  return (
    <Link
      to={getSupportPath('general')}
      aria-current={isOpen ? 'page' : undefined}
      className="flex min-h-18 items-center gap-3 border-line border-b px-4 py-3 text-ink no-underline transition-colors hover:bg-sunken aria-[current]:bg-action-soft"
    >
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-action-soft text-action">
        <LifeBuoy aria-hidden="true" className="size-6" />
      </span>
      <span className="grid min-w-0 grow grid-cols-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <b className="truncate font-semibold">{t('support.name')}</b>
          <RowTime at={last.sentAt} />
        </span>
        <span className="flex items-center justify-between gap-3">
          <span
            className={`min-w-0 truncate text-sm ${data.unreadCount > 0 ? 'font-medium text-ink' : 'text-ink-soft'}`}
          >
            {last.fromStaff ? last.text : t('support.you', { text: last.text })}
          </span>
          <span className="inline-flex shrink-0 items-center gap-1 text-ink-soft text-xs">
            <Pin aria-hidden="true" className="size-3.5" />
            {t('support.pinned')}
          </span>
          <CountBadge count={data.unreadCount} className="shrink-0" />
        </span>
      </span>
    </Link>
  );
};
