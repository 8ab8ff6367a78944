import { MessagesPage } from '../features/messaging/page/messages-page.tsx';
import { NoticeList } from '../features/notifications/list/notice-list.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** All catalogues that the page will need, so that they arrive with it. */
const SENTENCES = ['messaging', 'errors', 'notifications'] as const;

export default function Messages() {
  const { t } = useTranslation(SENTENCES);
  return (
    <>
      <PageHead title={t('title')} />
      <MessagesPage notices={<NoticeList />} />
    </>
  );
}
