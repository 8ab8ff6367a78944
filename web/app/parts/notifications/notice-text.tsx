import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { Unbroken } from '../../ui/unbroken.tsx';

/** The text of a notice, followed by its times, one per line. */
export const NoticeText = ({ notice }: { notice: SystemMessage }) => {
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
