import { parseId } from '@tomoguide/contract/ids';
import type { BookingId, WithdrawalId } from '@tomoguide/contract/primitives';
import {
  SUPPORT_TOPICS,
  type SupportAbout,
  type SupportTopic,
} from '@tomoguide/contract/support/topics';
import { useSearchParams } from 'react-router';
import { PageHead } from '../lib/page-head.tsx';
import { MessagesPage } from '../pages/messages/messages-page.tsx';
import { NoticeList } from '../pages/messages/notices/notice-list.tsx';
import { NoticeTools } from '../pages/messages/notices/notice-tools.tsx';
import { SupportRow } from '../pages/messages/support-row.tsx';
import { SupportView } from '../pages/messages/support-view.tsx';
import { VisitorForm } from '../pages/messages/visitor/visitor-form.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['messaging', 'errors', 'notifications', 'support'] as const;

const readTopic = (params: URLSearchParams): SupportTopic =>
  SUPPORT_TOPICS.find((topic) => topic === params.get('support')) ?? 'general';

/** Returns the subject named in the URL; null if there is none or its ID is invalid. */
const readAbout = (params: URLSearchParams): SupportAbout | null => {
  const booking = parseId<BookingId>(params.get('booking'));
  if (booking !== null) return { kind: 'booking', id: booking };
  const withdrawal = parseId<WithdrawalId>(params.get('withdrawal'));
  return withdrawal && { kind: 'withdrawal', id: withdrawal };
};

export default function Messages() {
  const { t } = useTranslation(...NAMESPACES);
  const [params] = useSearchParams();
  const topic = readTopic(params);
  return (
    <>
      <PageHead title={t('messaging.title')} />
      <MessagesPage
        notices={<NoticeList />}
        noticeTools={<NoticeTools />}
        support={{
          row: <SupportRow isOpen={params.has('support')} />,
          view: (userId) => <SupportView userId={userId} topic={topic} about={readAbout(params)} />,
          visitors: <VisitorForm topic={topic} />,
        }}
      />
    </>
  );
}
