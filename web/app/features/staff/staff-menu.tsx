import { useQuery } from '@tanstack/react-query';
import {
  STAFF_GROUPS,
  STAFF_PLACES,
  type StaffPlace,
  staffPath,
} from '@tomoguide/contract/staff/places';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../translation/use-translation.ts';
import { useChosenInSight } from '../../ui/use-chosen-in-sight.ts';
import { FADED, useFade } from '../../ui/use-fade.ts';
import { staffQueues } from './queries.ts';

interface PlaceProps {
  to: string;
  label: string;
  isHere: boolean;
  /** How much waits there. */
  count: number;
}

const Place = ({ to, label, isHere, count }: PlaceProps) => {
  const { t } = useTranslation('staff');
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className={`flex min-h-11 items-center justify-between gap-2 whitespace-nowrap rounded-xl px-4 transition-colors lg:min-h-10 ${
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
};

/**
 * The rooms of the console by what they are about, each queue with how many wait: a column, on phones a
 * row that scrolls. Each group is a list with a name, so that a screen reader can go from one to the next.
 */
export const StaffMenu = ({ current }: { current: StaffPlace | null }) => {
  const { t } = useTranslation('staff');
  const queues = useQuery(staffQueues());
  const row = useRef<HTMLElement>(null);
  const id = useId();
  useChosenInSight(row, current ?? 'overview');
  useFade(row);
  const waiting = new Map(queues.data?.map((one) => [one.queue, one.waiting]));
  return (
    <nav
      ref={row}
      aria-label={t('title')}
      // What only screen readers see would else make the page as wide as the row.
      className={`relative -mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0 ${FADED}`}
    >
      <div className="flex items-end gap-4 lg:grid lg:gap-5">
        <ul>
          <Place to="/staff" label={t('overview')} isHere={current === null} count={0} />
        </ul>
        {STAFF_GROUPS.map((group) => (
          <div key={group} className="max-lg:border-line max-lg:border-l max-lg:pl-3">
            <p
              id={`${id}-${group}`}
              className="whitespace-nowrap px-4 pb-0.5 font-semibold text-ink-soft text-xs"
            >
              {t(`groups.${group}`)}
            </p>
            <ul aria-labelledby={`${id}-${group}`} className="flex gap-1 lg:grid lg:gap-0">
              {STAFF_PLACES.filter((place) => place.group === group).map((place) => (
                <Place
                  key={place.id}
                  to={staffPath(place.id)}
                  label={t(`places.${place.id}`)}
                  isHere={place.id === current}
                  count={waiting.get(place.id) ?? 0}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
};
