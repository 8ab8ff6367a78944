import { PARTIES } from '@tomoguide/contract/bookings/booking-facts';
import type { NotMetCase } from '@tomoguide/contract/bookings/entities';
import { getStaffBookingPath } from '@tomoguide/contract/staff/pages';
import { getErrorCode } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { CaseMarks } from '../case-marks.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { useCloseNotMet } from './queries.ts';

/** Who waits for whom since when and where, what both sent, and where to answer. */
export const NotMetCard = ({ item }: { item: NotMetCase }) => {
  const { t } = useTranslation('staff-not-met', 'errors');
  const nameOf = usePersonName();
  const at = useStaffTime();
  const close = useCloseNotMet();
  const names = { traveler: nameOf(item.traveler.nickname), guide: nameOf(item.guide.nickname) };
  const name = names[item.waiting];
  const handleClose = async () => {
    try {
      await close.mutateAsync(item.id);
      showToast({ tone: 'success', title: t('staff-not-met.closed') });
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: t('staff-not-met.failed'),
        description: t(`errors.${getErrorCode(error)}`),
      });
    }
  };
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <p className="wrap-anywhere font-semibold">
          {t('staff-not-met.people', names)} · {item.bookingNumber}
        </p>
        <p className="tabular text-sm">
          <Unbroken names={[name]}>
            {`${t('staff-not-met.start', { time: at(item.scheduledStartTime) })} · ${t('staff-not-met.waiting', { name, time: at(item.since) })}`}
          </Unbroken>
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {t('staff-not-met.place', { place: item.meetingPlace })}
        </p>
      </div>
      <CaseMarks found={item} />
      <div className="flex flex-wrap gap-2">
        {PARTIES.map((party) =>
          item.supportCaseIds[party] === null ? null : (
            <LinkButton
              key={party}
              to={`/staff/support?show=waiting&case=${item.supportCaseIds[party]}`}
            >
              {t('staff-not-met.answer', { name: names[party] })}
            </LinkButton>
          ),
        )}
        <LinkButton tone="secondary" to={getStaffBookingPath(item.bookingNumber)}>
          {t('staff-not-met.both')}
        </LinkButton>
        <Button tone="secondary" busy={close.isPending} onClick={handleClose}>
          {t('staff-not-met.close')}
        </Button>
      </div>
    </Card>
  );
};
