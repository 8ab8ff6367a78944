import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { Unbroken } from '../../ui/unbroken.tsx';

/** What a notice says: a sentence, and below it its times, each in a line of its own. */
export const NoticeWords = ({ notice }: { notice: SystemMessage }) => {
  const { message, times } = notice.apart ?? { message: notice.message, times: [] };
  return (
    <>
      <span className="wrap-anywhere text-ink-soft">
        <Unbroken names={notice.names}>{message}</Unbroken>
      </span>
      {times.map(({ label, time }) => (
        <span key={label} className="tabular flex flex-wrap gap-x-2 text-sm">
          <span className="text-ink-soft">{label}</span>{' '}
          <span>
            <Unbroken>{time}</Unbroken>
          </span>
        </span>
      ))}
    </>
  );
};
