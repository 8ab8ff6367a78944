import { useQueryClient } from '@tanstack/react-query';
import type { UserId } from '@tomoguide/contract/primitives';
import type { SocketEvent } from '@tomoguide/contract/socket-events';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { listenAsLeader } from '../../lib/live/bus.ts';
import { unreadTotalQuery } from '../../parts/messaging/queries.ts';
import { keepPush } from '../../parts/notifications/browser/push.ts';
import {
  registerWorker,
  showNotification,
} from '../../parts/notifications/browser/show-notification.ts';
import type { TabVisibility } from '../../parts/notifications/browser/visible-tabs.ts';
import { useNoticeActions } from '../../parts/notifications/mutations.ts';
import { isOwnPath } from '../../parts/notifications/notice-link.tsx';
import { getPermission, usePermission } from '../../parts/notifications/permission.ts';
import { unreadNoticesQuery } from '../../parts/notifications/queries.ts';
import { settingsQuery } from '../../parts/notifications/use-settings.ts';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { buildNotifications, type News } from './notification-content.ts';

/** Events that arrive within this time are combined into one notification. */
const BATCH_MS = 1_000;
const SINGLE_MS = 10_000;
const BULK_MS = 8_000;

/**
 * Shows browser notifications from the tab that holds the socket, while none of the user's tabs is visible
 * (docs/product/notices.md, "Notifications of the browser").
 */
const BrowserNotifications = ({ userId, tabs }: { userId: UserId; tabs: TabVisibility }) => {
  const { t } = useTranslation('notifications');
  const formatName = usePersonName();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { read } = useNoticeActions();
  const waiting = useRef(new Map<string, News>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = (url: string) => {
    if (isOwnPath(url)) void navigate(url);
    else window.open(url, '_blank', 'noopener');
  };
  const showAll = async (all: readonly News[]) => {
    const [single] = all;
    if (single && all.length === 1) {
      const { key: tag, title, body, url, notice } = single;
      const onPress = (goes: boolean) => {
        if (notice) void read(notice);
        if (goes) open(url);
      };
      await showNotification({ tag, title, body, url, forMs: SINGLE_MS, onPress });
      return;
    }
    const counts = await Promise.all([
      client.fetchQuery({ ...unreadTotalQuery(userId), staleTime: 0 }),
      client.fetchQuery({ ...unreadNoticesQuery(), staleTime: 0 }),
    ]);
    const count = counts[0] + counts[1];
    await showNotification({
      tag: 'bulk',
      title: t('notifications.browser.bulkTitle'),
      body: t('notifications.browser.bulk', { count }),
      url: '/messages',
      forMs: BULK_MS,
      onPress: (goes) => {
        if (goes) open('/messages');
      },
    });
  };
  const announcePending = useEffectEvent(async () => {
    const all = [...waiting.current.values()];
    waiting.current.clear();
    try {
      if (getPermission() !== 'granted' || (await tabs.any())) return;
      const { off } = await client.fetchQuery({ ...settingsQuery(), staleTime: 0 });
      const silent = off.filter(({ channel }) => channel === 'browser');
      const announced = all.filter((news) => !silent.some(({ topic }) => topic === news.topic));
      if (announced.length > 0) await showAll(announced);
    } catch (error) {
      // Logged, because the specification requires the notification; the page itself shows the event
      // anyway.
      console.warn('a notification of the browser was not shown', error);
    }
  });
  const canShow = usePermission() === 'granted';
  useEffect(() => {
    if (!canShow) return;
    void registerWorker();
    void keepPush();
  }, [canShow]);
  const handleEvent = useEffectEvent(async (event: SocketEvent) => {
    const words = {
      photo: t('notifications.browser.photo'),
      newMessage: t('notifications.browser.newMessage'),
      formatName,
    };
    const all = await buildNotifications(event, userId, client, words).catch(() => []);
    if (all.length === 0) return;
    for (const news of all) waiting.current.set(news.key, news);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void announcePending(), BATCH_MS);
  });
  useEffect(() => {
    const leave = listenAsLeader((event) => void handleEvent(event));
    return () => {
      leave();
      clearTimeout(timer.current);
    };
  }, []);
  return null;
};

export default BrowserNotifications;
