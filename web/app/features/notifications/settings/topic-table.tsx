import {
  CHANNELS,
  type Channel,
  TOPIC_GROUPS,
  type Topic,
  type TopicGroup,
  wayOf,
} from '@tomoguide/contract/notifications/topics';
import { Check } from 'lucide-react';
import { useTranslation } from '../../../translation/use-translation.ts';

interface Switches {
  isOn: (topic: Topic, channel: Channel) => boolean;
  change: (topic: Topic, channel: Channel, on: boolean) => void;
}

/** One topic, one way: a switch, or why there is none. */
const Cell = ({ topic, channel, isOn, change }: Switches & { topic: Topic; channel: Channel }) => {
  const { t } = useTranslation('notifications-settings');
  const way = wayOf(topic, channel);
  // The browser tells of notices: of one that is not made it cannot.
  const without = channel === 'browser' && !isOn(topic, 'inApp');
  if (way === null)
    return (
      <span className="text-ink-soft">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('never')}</span>
      </span>
    );
  if (way === 'always')
    return (
      <span title={t('always')} className="inline-flex size-11 items-center justify-center">
        <Check aria-hidden="true" className="size-5 text-good" />
        <span className="sr-only">{t('always')}</span>
      </span>
    );
  return (
    <label
      title={without ? t('needsApp') : undefined}
      className="inline-flex size-11 cursor-pointer items-center justify-center has-disabled:cursor-not-allowed"
    >
      <input
        type="checkbox"
        aria-label={t('cell', {
          topic: t(`topics.${topic}`),
          channel: t(`channels.${channel}`),
        })}
        checked={!without && isOn(topic, channel)}
        disabled={without}
        onChange={({ target }) => change(topic, channel, target.checked)}
        className="size-5 accent-(--action)"
      />
    </label>
  );
};

/** Every topic with its ways, in groups. */
export const TopicTable = ({ isOn, change }: Switches) => {
  const { t } = useTranslation('notifications-settings');
  const groups = Object.entries(TOPIC_GROUPS) as [TopicGroup, readonly Topic[]][];
  return (
    <table className="w-full border-collapse text-[0.9375rem]">
      <thead>
        <tr className="border-line border-b text-ink-soft text-sm">
          <th scope="col" className="py-2 pr-2 text-left font-medium">
            {t('what')}
          </th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col" className="w-16 py-2 text-center font-medium sm:w-24">
              {t(`channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(([group, topics]) => (
        <tbody key={group}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={CHANNELS.length + 1}
              className="pt-6 pb-1 text-left font-semibold text-base"
            >
              {t(`groups.${group}`)}
            </th>
          </tr>
          {topics.map((topic) => (
            <tr key={topic} className="border-line border-b">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                {t(`topics.${topic}`)}
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel} className="text-center align-middle">
                  <Cell topic={topic} channel={channel} isOn={isOn} change={change} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
};
