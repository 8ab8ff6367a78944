import { useInfiniteQuery } from '@tanstack/react-query';
import type { PersonReport, ReportedMessage } from '@tomoguide/contract/messaging/entities';
import type { FileId } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { OpenedFile } from '../../../parts/files/viewer/file-list.tsx';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FreeText } from '../../../ui/free-text.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { reportedMessagesQuery } from './queries.ts';
import { ReportedFacts } from './reported-facts.tsx';

/**
 * A picture in a reported conversation. Opens only on click, because each access is recorded in the audit
 * log.
 */
const ReportedPicture = ({ fileId, name }: { fileId: FileId; name: string }) => {
  const { t } = useTranslation('staff-reports');
  const [isOpen, setIsOpen] = useState(false);
  const title = t('staff-reports.pictureOf', { name });
  return (
    <>
      <Button tone="secondary" size="small" className="min-h-11" onClick={() => setIsOpen(true)}>
        {t('staff-reports.openPicture')}
      </Button>
      {isOpen ? (
        <OpenedFile
          file={{ id: fileId, type: 'image/webp', width: null, height: null }}
          name={title}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
};

const MessageLine = ({ message, report }: { message: ReportedMessage; report: PersonReport }) => {
  const { t } = useTranslation('staff-reports');
  const nameOf = usePersonName();
  const time = useStaffTime();
  const { senderId, text, sentAt, recalledAt, shownAs, otherVersion, fileId, kind } = message;
  const isReported = senderId === report.reported.id;
  const name = nameOf((isReported ? report.reported : report.reporter).nickname);
  return (
    <li
      className={`grid gap-1 border-l-2 pl-3 ${isReported ? 'border-seal-strong' : 'border-line'}`}
    >
      <p className="tabular flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
        <b className="font-semibold text-ink">{name}</b>
        <time dateTime={sentAt}>{time(sentAt)}</time>
        {recalledAt ? <Badge tone="warn">{t('staff-reports.recalled')}</Badge> : null}
      </p>
      <div className={`wrap-anywhere whitespace-pre-line ${recalledAt ? 'text-ink-soft' : ''}`}>
        {fileId !== null ? (
          <ReportedPicture fileId={fileId} name={name} />
        ) : kind === 'text' ? (
          <FreeText>{text}</FreeText>
        ) : (
          t(`staff-reports.kinds.${kind}`)
        )}
      </div>
      {otherVersion ? (
        <p className="wrap-anywhere whitespace-pre-line text-ink-soft">
          <FreeText>{otherVersion.text}</FreeText>
        </p>
      ) : null}
      {shownAs === null ? null : (
        <p className="wrap-anywhere text-ink-soft text-sm">
          {t('staff-reports.masked', {
            text: otherVersion?.shownAs ? `${shownAs} / ${otherVersion.shownAs}` : shownAs,
          })}
        </p>
      )}
      {message.card ? <ReportedFacts card={message.card} /> : null}
    </li>
  );
};

/** The messages of both users up to the report, oldest first. */
export const ReportedConversation = ({ report }: { report: PersonReport }) => {
  const { t } = useTranslation('staff-reports', 'staff');
  const conversation = useInfiniteQuery(reportedMessagesQuery(report.id));
  if (conversation.isPending) return <Skeleton className="h-32 rounded-xl" />;
  if (conversation.isLoadingError)
    return <ErrorState title={t('staff.loadError')} onRetry={() => conversation.refetch()} />;
  const messages = conversation.data.pages.flatMap(({ data }) => data).toReversed();
  if (messages.length === 0)
    return <p className="text-ink-soft">{t('staff-reports.noMessages')}</p>;
  return (
    <div className="grid gap-3 rounded-xl bg-sunken p-4">
      <ShowMore list={conversation} tone="quiet" size="small">
        {t('staff-reports.earlier')}
      </ShowMore>
      <ol aria-label={t('staff-reports.messages')} className="grid gap-4">
        {messages.map((message) => (
          <MessageLine key={message.seq} message={message} report={report} />
        ))}
      </ol>
    </div>
  );
};
