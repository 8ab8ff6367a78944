import { useQuery } from '@tanstack/react-query';
import { STAFF_PLACES, type StaffPlace, staffPath } from '@tomoguide/contract/staff/places';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../translation/use-translation.ts';
import { useChosenInSight } from '../../ui/use-chosen-in-sight.ts';
import { FADED, useFade } from '../../ui/use-fade.ts';
import { staffQueues } from './queries.ts';

/** The rooms of the console, each queue with how many wait: a column, on phones a row that scrolls. */
export const StaffMenu = ({ current }: { current: StaffPlace | null }) => {
  const { t } = useTranslation('staff');
  const queues = useQuery(staffQueues());
  const row = useRef<HTMLElement>(null);
  useChosenInSight(row, current ?? 'overview');
  useFade(row);
  const waiting = new Map(queues.data?.map((one) => [one.queue, one.waiting]));
  const places = [
    { id: null, to: '/staff', label: t('overview') },
    ...STAFF_PLACES.map(({ id }) => ({ id, to: staffPath(id), label: t(`places.${id}`) })),
  ];
  return (
    <nav
      ref={row}
      aria-label={t('title')}
      // What only screen readers see would else make the page as wide as the row.
      className={`relative -mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0 ${FADED}`}
    >
      <ul className="flex gap-1 lg:grid">
        {places.map(({ id, to, label }) => {
          const count = id === null ? 0 : (waiting.get(id) ?? 0);
          const isHere = id === current;
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isHere ? 'page' : undefined}
                className={`flex min-h-11 items-center justify-between gap-2 whitespace-nowrap rounded-xl px-4 transition-colors ${
                  isHere
                    ? 'bg-action-soft font-semibold text-action'
                    : 'text-ink-soft hover:bg-sunken hover:text-ink'
                }`}
              >
                {label}
                {count > 0 ? (
                  <span className="tabular rounded-full bg-line px-2 text-ink text-xs leading-5">
                    <span aria-hidden="true">{count}</span>
                    <span className="sr-only">{t('waiting', { count })}</span>
                  </span>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
