import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SupportCaseId } from '@tomoguide/contract/primitives';
import { STAFF_TIME_ZONE } from '@tomoguide/contract/staff/fields';
import { answerCase } from '@tomoguide/contract/support/calls';
import type { SupportCase } from '@tomoguide/contract/support/entities';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { type Deliver, useOutbox } from '../../../lib/outbox.ts';
import { SupportComposer } from '../../../parts/support/conversation/support-composer.tsx';
import { buildSupportLines } from '../../../parts/support/conversation/support-line.ts';
import { SupportLog } from '../../../parts/support/conversation/support-log.tsx';
import {
  getCaseQueueId,
  useOutboxQueue,
} from '../../../parts/support/conversation/use-outbox-queue.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { STAFF_KEY } from '../queries.ts';
import { StaffSkeleton } from '../staff-only.tsx';
import { CaseHead } from './case-head.tsx';
import { getCasePath } from './case-list.tsx';
import { caseMessagesQuery, getLastShownSeq, type Shown, supportCaseQuery } from './queries.ts';

const useSend = (id: SupportCaseId): Deliver => {
  const client = useQueryClient();
  // An answer stored by an older version of the page lacks this field, so nothing is assumed to have been
  // read.
  return async ({ key, text, upToSeq = 0 }) => {
    try {
      await api(answerCase, { params: { id }, body: { clientMessageId: key, text, upToSeq } });
      // Refetches the messages before the answer is removed from the outbox, so that it never disappears.
      await client.invalidateQueries({ queryKey: STAFF_KEY });
      return null;
    } catch (error) {
      void client.invalidateQueries({ queryKey: STAFF_KEY });
      return getErrorCode(error);
    }
  };
};

/** Returns why the staff member cannot answer, or where the answer is sent; null if neither applies. */
const useNote = ({ mayAnswer, claimedBy, claimedByViewer, email }: SupportCase): string | null => {
  const { t } = useTranslation('staff-support');
  if (!mayAnswer) return t('staff-support.own');
  if (claimedBy && !claimedByViewer)
    return t('staff-support.claimedNote', { name: claimedBy.nickname });
  return email ? t('staff-support.byMail', { email }) : null;
};

const Conversation = ({ entry, userId }: { entry: SupportCase; userId: number }) => {
  const { t } = useTranslation('staff-support', 'staff');
  const nameOf = usePersonName();
  const client = useQueryClient();
  const { id, person, email } = entry;
  const name = person ? nameOf(person.nickname) : (email ?? t('staff-support.visitor'));
  const messages = useInfiniteQuery(caseMessagesQuery(id));
  const outgoing = useOutbox();
  const queueId = getCaseQueueId(id);
  const { send, resend, discard } = useOutboxQueue(userId, queueId, useSend(id));
  const note = useNote(entry);
  const lines = useMemo(() => {
    const all = messages.data?.pages.flatMap(({ data }) => data) ?? [];
    return buildSupportLines(all, outgoing, { isStaff: true, userId, queueId });
  }, [messages.data, outgoing, userId, queueId]);
  if (messages.isPending) return <StaffSkeleton />;
  if (messages.isLoadingError)
    return <ErrorState title={t('staff.loadError')} onRetry={() => messages.refetch()} />;
  return (
    <>
      <SupportLog
        lines={lines}
        label={t('staff-support.log', { name })}
        other={name}
        zone={STAFF_TIME_ZONE}
        beginning={null}
        earlier={messages}
        onResend={resend}
        onDiscard={discard}
      />
      <SupportComposer
        userId={userId}
        queueId={queueId}
        label={t('staff-support.field', { name })}
        placeholder={t('staff-support.placeholder')}
        sendLabel={t('staff-support.send')}
        note={note}
        disabled={!entry.mayAnswer || (entry.claimedBy !== null && !entry.claimedByViewer)}
        onSend={(text) => send(text, { upToSeq: getLastShownSeq(client, id) })}
      />
    </>
  );
};

interface Props {
  id: SupportCaseId;
  userId: number;
  show: Shown;
}

/** One case: the user, the messages, and the field for an answer. */
export const CaseView = ({ id, userId, show }: Props) => {
  const { t } = useTranslation('staff', 'staff-support');
  const found = useQuery(supportCaseQuery(id));
  if (found.isPending) return <StaffSkeleton />;
  if (found.isLoadingError)
    return (
      <div className="grid justify-items-center">
        <ErrorState title={t('staff.loadError')} onRetry={() => found.refetch()} />
        {/* Below this width the list is not next to it. */}
        <LinkButton tone="quiet" to={getCasePath(show, null)} className="xl:hidden">
          {t('staff-support.back')}
        </LinkButton>
      </div>
    );
  return (
    <section
      data-case={id}
      className="flex h-[min(44rem,calc(100dvh-10.75rem))] min-h-96 xl:h-[min(44rem,calc(100dvh-20.75rem))] xl:min-h-[30rem] flex-col overflow-hidden rounded-2xl border border-line bg-paper"
    >
      <CaseHead entry={found.data.case} booking={found.data.booking} show={show} />
      <Conversation key={id} entry={found.data.case} userId={userId} />
    </section>
  );
};
