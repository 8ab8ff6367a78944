import { bookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { Archive, Check, Trash2 } from 'lucide-react';
import { useNow } from '../../../lib/use-now.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SupportLink } from '../../support/door/support-link.tsx';
import { isExpired } from '../expired.ts';
import { NoticeIcon } from '../notice-icon.tsx';
import { NoticeLink } from '../notice-link.tsx';
import { NoticeTime } from '../notice-time.tsx';

export interface RowActions {
  onRead: (notice: SystemMessage) => void;
  onArchive: (notice: SystemMessage) => void;
  onDelete: (notice: SystemMessage) => void;
}

/** What support is asked about, where a notice tells of that. */
const supportFor = ({ topic, relatedEntityType: kind, relatedEntityId: id }: SystemMessage) => {
  const about = (kind === 'booking' || kind === 'withdrawal') && id !== null ? { kind, id } : null;
  const asked = { cancelled: 'booking_cancelled', withdrawals: 'payout_failed' } as const;
  return { topic: asked[topic as keyof typeof asked] ?? ('general' as const), about };
};

/** What a notice is about: its kind, unless the thing itself says that, and the thing's number. */
const About = ({ notice }: { notice: SystemMessage }) => {
  const { t } = useTranslation('notifications');
  const { relatedEntityType: type, relatedEntityId: id } = notice;
  const what =
    type === 'booking' && id !== null
      ? t('related.booking', { number: bookingNumber(id) })
      : type === 'withdrawal'
        ? t('related.withdrawal', { number: id ?? '' })
        : type === 'review'
          ? t('related.review')
          : null;
  if (what && notice.type === type) return what;
  const kind = t(`types.${notice.type}`);
  return what ? `${kind} · ${what}` : kind;
};

/** One notice with all that can be done with it; one that is over is dimmed and says so. */
export const NoticeRow = ({
  notice,
  onRead,
  onArchive,
  onDelete,
}: { notice: SystemMessage } & RowActions) => {
  const { t } = useTranslation('notifications');
  const over = isExpired(notice, useNow(60));
  const unread = notice.status === 'unread';
  const named = { title: notice.title };
  return (
    <article
      aria-label={notice.title}
      className={`grid grid-cols-[auto_1fr] gap-x-3 px-4 py-4 sm:px-5 ${over ? 'bg-sunken' : unread ? 'bg-surface' : ''}`}
    >
      <span className={over ? 'opacity-60 grayscale' : ''}>
        <NoticeIcon notice={notice} />
      </span>
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <div className="flex items-baseline justify-between gap-3">
          <h2
            className={`wrap-anywhere text-base ${unread ? 'font-semibold' : 'font-medium'} ${over ? 'text-ink-soft' : ''}`}
          >
            {unread && !over ? (
              <>
                <span
                  aria-hidden="true"
                  className="mr-2 inline-block size-2 rounded-full bg-seal-strong align-middle"
                />
                <span className="sr-only">{t('unread')} </span>
              </>
            ) : null}
            {notice.title}
          </h2>
          <NoticeTime at={notice.createdAt} />
        </div>
        <p className="wrap-anywhere text-[0.9375rem] text-ink-soft">{notice.message}</p>
        <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          <span>
            <About notice={notice} />
          </span>
          {notice.isErrorMessage ? <Badge tone="seal">{t('error')}</Badge> : null}
          {over ? <Badge>{t(notice.isClosed ? 'closed' : 'expired')}</Badge> : null}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-2">
          {notice.actionUrl !== null && notice.actionLabel !== null ? (
            <NoticeLink
              notice={notice}
              onOpen={() => onRead(notice)}
              className={buttonStyle(notice.actionable && !over ? 'primary' : 'secondary', 'small')}
            >
              {notice.actionLabel}
            </NoticeLink>
          ) : null}
          {notice.showContactSupport ? (
            <SupportLink {...supportFor(notice)}>{t('contactSupport')}</SupportLink>
          ) : null}
          <span className="ml-auto flex">
            {unread ? (
              <IconButton label={t('markRead', named)} onClick={() => onRead(notice)}>
                <Check aria-hidden="true" className="size-5" />
              </IconButton>
            ) : null}
            {notice.status === 'archived' ? null : (
              <IconButton label={t('archive', named)} onClick={() => onArchive(notice)}>
                <Archive aria-hidden="true" className="size-5" />
              </IconButton>
            )}
            <IconButton label={t('delete', named)} onClick={() => onDelete(notice)}>
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          </span>
        </div>
      </div>
    </article>
  );
};
