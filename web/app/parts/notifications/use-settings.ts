import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeNotificationSetting,
  getNotificationSettings,
} from '@tomoguide/contract/notifications/calls';
import type { NotificationSettings } from '@tomoguide/contract/notifications/entities';
import type { Channel, Topic } from '@tomoguide/contract/notifications/topics';
import { api } from '../../lib/api.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { showToast } from '../../ui/toast.ts';

/**
 * Returns the query for the notification settings. It has its own key, because socket events invalidate the
 * notices, but only the user changes the settings.
 */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['me', 'notification-settings'],
    queryFn: () => api(getNotificationSettings),
  });

const isOff = ({ off }: NotificationSettings, topic: Topic, channel: Channel): boolean =>
  off.some((each) => each.topic === topic && each.channel === channel);

/**
 * Returns the user's notification settings and a function that changes one. A change applies immediately,
 * and reverts if saving fails.
 */
export const useSettings = () => {
  const client = useQueryClient();
  const { t } = useTranslation('notification-settings');
  const query = useQuery({ ...settingsQuery(), refetchOnMount: 'always' });
  const { data } = query;
  const show = (topic: Topic, channel: Channel, on: boolean) =>
    client.setQueryData(settingsQuery().queryKey, (known) => {
      if (!known) return known;
      const others = known.off.filter((each) => each.topic !== topic || each.channel !== channel);
      return { off: on ? others : [...others, { topic, channel }] };
    });
  return {
    ...query,
    isOn: (topic: Topic, channel: Channel) => !data || !isOff(data, topic, channel),
    change: async (topic: Topic, channel: Channel, on: boolean) => {
      show(topic, channel, on);
      try {
        await api(changeNotificationSetting, { body: { topic, channel, on } });
      } catch {
        show(topic, channel, !on);
        showToast({
          tone: 'destructive',
          title: t('notification-settings.updateFailed'),
          description: t('notification-settings.updateFailedHint'),
        });
      }
    },
  };
};
