import { useQuery } from '@tanstack/react-query';
import {
  getStaffPath,
  STAFF_GROUPS,
  STAFF_PAGES,
  type StaffPageId,
} from '@tomoguide/contract/staff/pages';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../translation/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ChevronDown, Menu } from '../../ui/icons.ts';
import { staffQueuesQuery } from './queries.ts';

const WaitingCount = ({ count }: { count: number }) => {
  const { t } = useTranslation('staff');
  if (count === 0) return null;
  return (
    <span className="tabular rounded-full bg-line px-2 text-ink text-xs leading-5">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('staff.waiting', { count })}</span>
    </span>
  );
};

interface PlaceProps {
  to: string;
  label: string;
  isHere: boolean;
  /** The number of cases waiting in this section. */
  count: number;
  onGo?: (() => void) | undefined;
}

const SectionLink = ({ to, label, isHere, count, onGo }: PlaceProps) => (
  <li>
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      onClick={onGo}
      className={`flex min-h-11 items-center justify-between gap-2 whitespace-nowrap rounded-xl px-4 transition-colors lg:min-h-10 ${
        isHere
          ? 'bg-action-soft font-semibold text-action'
          : 'text-ink-soft hover:bg-sunken hover:text-ink'
      }`}
    >
      {label}
      <WaitingCount count={count} />
    </Link>
  </li>
);

interface PlacesProps {
  current: StaffPageId | null;
  waiting: ReadonlyMap<string, number>;
  onGo?: () => void;
}

/**
 * The sections of the console. Each group is a named list, so that screen reader users can jump from one
 * group to the next.
 */
const Sections = ({ current, waiting, onGo }: PlacesProps) => {
  const { t } = useTranslation('staff');
  const id = useId();
  return (
    <nav aria-label={t('staff.title')} className="grid gap-5">
      <ul>
        <SectionLink
          to="/staff"
          label={t('staff.overview')}
          isHere={current === null}
          count={0}
          onGo={onGo}
        />
      </ul>
      {STAFF_GROUPS.map((group) => (
        <div key={group}>
          <p id={`${id}-${group}`} className="px-4 pb-0.5 font-semibold text-ink-soft text-xs">
            {t(`staff.groups.${group}`)}
          </p>
          <ul aria-labelledby={`${id}-${group}`}>
            {STAFF_PAGES.filter((place) => place.group === group).map((place) => (
              <SectionLink
                key={place.id}
                to={getStaffPath(place.id)}
                label={t(`staff.places.${place.id}`)}
                isHere={place.id === current}
                count={waiting.get(place.id) ?? 0}
                onGo={onGo}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};

/**
 * The sections as a sheet on phones, opened from the total count, because a row this long would need too
 * much scrolling.
 */
const SectionsSheet = (props: PlacesProps) => {
  const { t } = useTranslation('staff');
  const [open, setOpen] = useState(false);
  const total = [...props.waiting.values()].reduce((sum, count) => sum + count, 0);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-12 w-full items-center gap-3 rounded-xl border border-line-strong bg-surface px-4 text-left"
      >
        <Menu aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <span className="grow font-semibold">{t('staff.sections')}</span>
        <WaitingCount count={total} />
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('staff.title')}>
        <Sections {...props} onGo={() => setOpen(false)} />
      </Dialog>
    </>
  );
};

/**
 * The sections of the console by topic, each queue with its number of waiting cases: a column or, on
 * phones, a sheet.
 */
export const StaffMenu = ({ current }: { current: StaffPageId | null }) => {
  const queues = useQuery(staffQueuesQuery());
  const waiting = new Map(queues.data?.data.map((one) => [one.queue, one.waiting]));
  return (
    <div>
      <div className="max-lg:hidden">
        <Sections current={current} waiting={waiting} />
      </div>
      <div className="lg:hidden">
        <SectionsSheet current={current} waiting={waiting} />
      </div>
    </div>
  );
};
