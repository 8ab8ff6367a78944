import { formatInstant } from '@tomoguide/contract/format';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { getUserTimeZone } from '../../../lib/own-zone.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

/** Returns whether there was no response at all, as opposed to a rejection. */
export const isNoConnection = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0;

interface Props {
  time: string;
  /** True if the server responded with an error, rather than not at all. */
  refused?: boolean;
  children?: ReactNode;
}

/**
 * Shows when the content below was loaded, because it may have changed since: there is no connection or no
 * response.
 */
export const AsOf = ({ time, refused = false, children }: Props) => {
  const { t } = useTranslation('offline');
  const locale = useLocale();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2xl bg-sunken px-5 py-4"
    >
      <p className="tabular min-w-0">
        {t(refused ? 'offline.stoodOn' : 'offline.asOf', {
          time: formatInstant(time, getUserTimeZone(), locale),
        })}
      </p>
      {children}
    </div>
  );
};

/** Shows when a list was loaded, if the connection has been lost since. */
export const StaleListTime = ({ list }: { list: { error: unknown; dataUpdatedAt: number } }) =>
  isNoConnection(list.error) ? (
    <AsOf time={Temporal.Instant.fromEpochMilliseconds(list.dataUpdatedAt).toString()} />
  ) : null;
