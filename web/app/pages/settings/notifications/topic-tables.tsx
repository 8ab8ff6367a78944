import type { CurrentUser } from '@tomoguide/contract/accounts/entities';
import {
  CHANNELS,
  type Channel,
  getDeliveryMode,
  listUserTopics,
  type Topic,
  type TopicGroup,
} from '@tomoguide/contract/notifications/topics';
import { usePermission } from '../../../parts/notifications/permission.ts';
import { useTranslation } from '../../../translation/use-translation.ts';

interface Switches {
  isOn: (topic: Topic, channel: Channel) => boolean;
  change: (topic: Topic, channel: Channel, on: boolean) => void;
}

/** The cell of one topic and channel: a switch, or why there is none. */
const Cell = ({ topic, channel, isOn, change }: Switches & { topic: Topic; channel: Channel }) => {
  const { t } = useTranslation('notification-settings');
  const way = getDeliveryMode(topic, channel);
  // A browser notification announces a notice, so there is none if the notice is off.
  const without = channel === 'browser' && !isOn(topic, 'inApp');
  if (way === null)
    return (
      <span className="text-ink-soft">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('notification-settings.never')}</span>
      </span>
    );
  if (way === 'always')
    return (
      <span className="inline-block text-ink-soft text-xs leading-tight">
        {t('notification-settings.always')}
      </span>
    );
  return (
    <label
      title={without ? t('notification-settings.needsApp') : undefined}
      className="inline-flex size-11 cursor-pointer items-center justify-center has-disabled:cursor-not-allowed"
    >
      <input
        type="checkbox"
        aria-label={t('notification-settings.cell', {
          topic: t(`notification-settings.topics.${topic}`),
          channel: t(`notification-settings.channels.${channel}`),
        })}
        checked={!without && isOn(topic, channel)}
        disabled={without}
        onChange={({ target }) => change(topic, channel, target.checked)}
        className="size-5 accent-(--action)"
      />
    </label>
  );
};

/** A table of the topics in a group, with their channels. */
const GroupTable = ({
  group,
  topics,
  channels,
  ...switches
}: Switches & { group: TopicGroup; topics: readonly Topic[]; channels: readonly Channel[] }) => {
  const { t } = useTranslation('notification-settings');
  return (
    <div className="rounded-2xl border border-line bg-surface px-4 pt-2 pb-1 sm:px-5">
      <table className="w-full border-collapse text-[0.9375rem]">
        <thead>
          <tr className="text-ink-soft text-sm">
            <th scope="col" className="py-2 pr-2 text-left font-semibold text-base text-ink">
              <h2 className="text-balance">{t(`notification-settings.groups.${group}`)}</h2>
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className="w-16 py-2 text-center font-medium sm:w-24">
                {t(`notification-settings.channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic} className="border-line border-t">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                {t(`notification-settings.topics.${topic}`)}
              </th>
              {channels.map((channel) => (
                <td key={channel} className="h-14 text-center align-middle">
                  <Cell topic={topic} channel={channel} {...switches} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/**
 * Every topic that applies to this user, in groups, with its channels. The browser is shown as a channel
 * only once it allows notifications, because a switch for blocked notifications would be misleading.
 */
export const TopicTables = ({ user, ...switches }: Switches & { user: CurrentUser }) => {
  const { t } = useTranslation('notification-settings');
  const hasPermission = usePermission() === 'granted';
  const channels = CHANNELS.filter((channel) => channel !== 'browser' || hasPermission);
  return (
    <div className="grid gap-4">
      {listUserTopics(user).map(({ group, topics }) => (
        <GroupTable key={group} group={group} topics={topics} channels={channels} {...switches} />
      ))}
      <p aria-hidden="true" className="text-ink-soft text-sm">
        – {t('notification-settings.never')}
      </p>
    </div>
  );
};
