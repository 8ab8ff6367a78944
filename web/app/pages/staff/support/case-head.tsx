import { formatDuration } from '@tomoguide/contract/format';
import { getLanguageName } from '@tomoguide/contract/locale';
import type { SupportBooking, SupportCase } from '@tomoguide/contract/support/entities';
import { Link } from 'react-router';
import { getErrorCode } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ArrowLeft } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toast.ts';
import { useStaffTime } from '../use-staff-time.ts';
import { WaitingSince } from '../waiting-since.tsx';
import { getCasePath } from './case-list.tsx';
import { type CaseAction, type Shown, useCaseAction } from './queries.ts';

const DONE = { claim: 'claimed', release: 'released', close: 'closed' } as const;

/** Returns the actions available in the case's state. */
const listActions = ({
  state,
  mayAnswer,
  claimedBy,
  claimedByViewer,
}: SupportCase): CaseAction[] => {
  if (!mayAnswer || state === 'closed') return [];
  if (claimedBy && !claimedByViewer) return ['claim'];
  return claimedBy ? ['release', 'close'] : ['claim', 'close'];
};

const Booking = ({ booking }: { booking: SupportBooking }) => {
  const { t } = useTranslation('staff-support');
  const nameOf = usePersonName();
  const locale = useLocale();
  const time = useStaffTime();
  return (
    // Each fact wraps as a whole, so that a line break neither splits it nor leaves a separator behind.
    <p className="tabular wrap-anywhere flex flex-wrap gap-x-3 rounded-xl bg-sunken px-3 py-2 text-sm">
      <b className="font-semibold">{t('staff-support.booking', { number: booking.number })}</b>
      <span>
        {t('staff-support.bookingFacts', {
          traveler: nameOf(booking.traveler.nickname),
          guide: nameOf(booking.guide.nickname),
        })}
      </span>
      <time dateTime={booking.start}>{time(booking.start)}</time>
      <span>{formatDuration(booking.hours * 60, locale)}</span>
      <span>
        {booking.paid ? t('staff-support.bookingPaid') : t('staff-support.bookingUnpaid')}
      </span>
    </p>
  );
};

interface Props {
  entry: SupportCase;
  booking: SupportBooking | null;
  show: Shown;
}

/** Shows who asks about what and who handles the case, with the actions. */
export const CaseHead = ({ entry, booking, show }: Props) => {
  const { t } = useTranslation('staff-support', 'support', 'errors');
  const nameOf = usePersonName();
  const action = useCaseAction(entry.id);
  const locale = useLocale();
  const name = entry.person
    ? nameOf(entry.person.nickname)
    : (entry.email ?? t('staff-support.visitor'));
  const runAction = async (what: CaseAction) => {
    try {
      await action.mutateAsync(what);
      showToast({ tone: 'success', title: t(`staff-support.${DONE[what]}`) });
    } catch (error) {
      showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) });
    }
  };
  const getLabel = (what: CaseAction) =>
    t(what === 'claim' && entry.claimedBy ? 'staff-support.takeOver' : `staff-support.${what}`);
  return (
    <header className="grid gap-3 border-line border-b p-4">
      <div className="flex items-start gap-2">
        <Link
          to={getCasePath(show, null)}
          aria-label={t('staff-support.back')}
          className="-ml-2 inline-flex size-11 shrink-0 items-center justify-center rounded-xl text-ink hover:bg-sunken xl:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <div className="grid min-w-0 grow gap-0.5">
          <h2 className="wrap-anywhere font-semibold text-lg">{name}</h2>
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
            <span>{t('staff-support.name', { id: entry.id })}</span>
            <span>{t(`support.topics.${entry.topic}`)}</span>
            {entry.about && !booking ? <span>{entry.about.number}</span> : null}
            <span>
              {t('staff-support.reads', { language: getLanguageName(entry.locale, locale) })}
            </span>
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            {entry.waitingSince ? <WaitingSince at={entry.waitingSince} one /> : null}
            {entry.claimedBy ? (
              <Badge tone={entry.claimedByViewer ? 'action' : 'plain'}>
                {entry.claimedByViewer
                  ? t('staff-support.mine')
                  : t('staff-support.claimedBy', { name: nameOf(entry.claimedBy.nickname) })}
              </Badge>
            ) : null}
          </p>
        </div>
      </div>
      {booking ? <Booking booking={booking} /> : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {listActions(entry).map((what, place) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a button keeps the focus when its action replaces it with another.
            key={place}
            tone="secondary"
            size="small"
            disabled={action.isPending}
            onClick={() => runAction(what)}
          >
            {getLabel(what)}
          </Button>
        ))}
      </div>
    </header>
  );
};
