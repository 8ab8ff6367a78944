import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { useNow } from '../../../lib/use-now.ts';
import { SupportLink } from '../../../parts/help/support/support-link.tsx';
import { isExpired } from '../../../parts/notifications/expired.ts';
import { NoticeIcon } from '../../../parts/notifications/notice-icon.tsx';
import { NoticeLink } from '../../../parts/notifications/notice-link.tsx';
import { NoticeText } from '../../../parts/notifications/notice-text.tsx';
import { NoticeTime } from '../../../parts/notifications/notice-time.tsx';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { getButtonStyle } from '../../../ui/button-style.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { type RowActions, RowMenu } from './row-menu.tsx';

/** Returns the topic and the subject for a message to support about a notice. */
const getSupportTopic = ({
  topic,
  relatedEntityType: kind,
  relatedEntityId: id,
}: SystemMessage) => {
  const about = (kind === 'booking' || kind === 'withdrawal') && id !== null ? { kind, id } : null;
  const topics = { cancelled: 'booking_cancelled', withdrawals: 'payout_failed' } as const;
  return { topic: topics[topic as keyof typeof topics] ?? ('general' as const), about };
};

/**
 * Returns the subject of a notice: the item with its number, or the kind of notice. Null if the text
 * already names the booking, and for items without a number, which the title names.
 */
const useSubject = (notice: SystemMessage): string | null => {
  const { t } = useTranslation('notifications');
  const { relatedEntityType: type, relatedEntityId: id } = notice;
  if (type === null || id === null) return t(`notifications.types.${notice.type}`);
  if (type === 'booking') {
    const number = formatBookingNumber(id);
    return notice.message.includes(number) ? null : t('notifications.related.booking', { number });
  }
  return type === 'withdrawal' ? t('notifications.related.withdrawal', { number: id }) : null;
};

/** One notice with all its actions. An expired notice is dimmed and labeled as expired. */
export const NoticeRow = ({ notice, ...actions }: { notice: SystemMessage } & RowActions) => {
  const { t } = useTranslation('notifications');
  const expired = isExpired(notice, useNow(60));
  const unread = notice.status === 'unread';
  const about = useSubject(notice);
  const leads = notice.actionUrl !== null && notice.actionLabel !== null;
  return (
    <article
      aria-label={notice.title}
      className={`grid grid-cols-[auto_1fr_auto] gap-x-3 py-4 pr-1 pl-4 sm:pr-2 ${expired ? 'bg-sunken' : unread ? 'bg-surface' : ''}`}
    >
      <span className={`row-span-2 ${expired ? 'opacity-60 grayscale' : ''}`}>
        <NoticeIcon notice={notice} />
      </span>
      <h3
        className={`wrap-anywhere text-base ${unread ? 'font-semibold' : ''} ${expired ? 'text-ink-soft' : ''}`}
      >
        {unread && !expired ? (
          <>
            <span
              aria-hidden="true"
              className="mr-2 inline-block size-2 rounded-full bg-seal-strong align-middle"
            />
            <span className="sr-only">{t('notifications.unread')} </span>
          </>
        ) : null}
        <Unbroken names={notice.names}>{notice.title}</Unbroken>
      </h3>
      <div className="-my-2.5 flex items-center self-start">
        <NoticeTime at={notice.createdAt} inDay />
        <RowMenu notice={notice} {...actions} />
      </div>
      <div className="col-span-2 col-start-2 mt-1 grid min-w-0 max-w-[44rem] grid-cols-1 gap-1 pr-3">
        <p className="grid grid-cols-1 gap-1 text-[0.9375rem]">
          <NoticeText notice={notice} />
        </p>
        <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm empty:hidden">
          {about ? <span>{about}</span> : null}
          {notice.isErrorMessage ? <Badge tone="seal">{t('notifications.error')}</Badge> : null}
          {expired ? (
            <span className="font-medium">
              {t(notice.isClosed ? 'notifications.closed' : 'notifications.expired')}
            </span>
          ) : null}
        </p>
        {leads || notice.showContactSupport ? (
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
            {leads ? (
              <NoticeLink
                notice={notice}
                onOpen={() => actions.onRead(notice)}
                className={getButtonStyle(
                  notice.actionable && unread && !expired ? 'primary' : 'secondary',
                  'small',
                )}
              >
                {notice.actionLabel}
              </NoticeLink>
            ) : null}
            {notice.showContactSupport ? (
              <SupportLink {...getSupportTopic(notice)}>
                {t('notifications.contactSupport')}
              </SupportLink>
            ) : null}
          </div>
        ) : null}
      </div>
    </article>
  );
};
