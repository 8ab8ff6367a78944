import { useNavigate } from 'react-router';
import { UNREAD_NOTICES_KEY, useUnread, useUnreadMessages } from '../../lib/unread.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Tabs } from '../../ui/tabs.tsx';

const PLACES = { conversations: '/messages', notices: '/messages?tab=notices' } as const;
export type Place = keyof typeof PLACES;

/** Tabs for conversations and notices, each with its unread count. */
export const MessagesTabs = ({ selected }: { selected: Place }) => {
  const { t } = useTranslation('messaging');
  const navigate = useNavigate();
  const counts = { conversations: useUnreadMessages(), notices: useUnread(UNREAD_NOTICES_KEY) };
  const places = Object.keys(PLACES) as Place[];
  return (
    <div className="min-w-0 grow py-3 sm:px-4">
      <Tabs
        label={t('messaging.title')}
        tabs={places.map((id) => ({ id, label: t(`messaging.tabs.${id}`), count: counts[id] }))}
        selected={selected}
        onSelect={(id) => navigate(PLACES[id], { replace: true })}
      />
    </div>
  );
};
