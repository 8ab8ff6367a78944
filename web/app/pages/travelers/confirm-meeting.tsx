import type { TravelersPage } from '@tomoguide/contract/bookings/lead-traveler';
import { formatTime } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/icons.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { useReportMeeting } from './queries.ts';

interface Props {
  tour: TravelersPage;
  token: string;
}

/**
 * The page's only button. A note replaces it before it is available and after the travelers have clicked
 * it.
 */
export const ConfirmMeeting = ({ tour, token }: Props) => {
  const { t } = useTranslation('travelers-page');
  const locale = useLocale();
  const report = useReportMeeting(token);
  const names = { guide: tour.guide.name, booker: tour.bookedBy.nickname };
  if (tour.metAt)
    return (
      <div role="status" className="grid gap-1 rounded-2xl bg-good-soft p-5 text-good">
        <p className="flex gap-3 font-semibold">
          <Check aria-hidden="true" className="mt-0.5 size-7 shrink-0" />
          <span>
            <Unbroken names={[names.guide, names.booker]}>
              {t('travelers-page.metDone', names)}
            </Unbroken>
          </span>
        </p>
        <p className="pl-10 text-base">
          {t('travelers-page.metAt', { time: formatTime(tour.metAt, tour.timeZone, locale) })}
        </p>
      </div>
    );
  if (!tour.canMeet)
    return tour.state === 'booked' ? (
      <p className="rounded-2xl bg-sunken p-5 text-ink-soft">
        <Unbroken names={[names.guide, names.booker]}>
          {t('travelers-page.metSoon', names)}
        </Unbroken>
      </p>
    ) : null;
  return (
    <div className="grid gap-3">
      <p>
        <Unbroken names={[names.guide, names.booker]}>
          {t('travelers-page.metHint', names)}
        </Unbroken>
      </p>
      <Button
        size="large"
        wide
        className="min-h-18 text-2xl!"
        busy={report.isPending}
        onClick={() => report.mutate()}
      >
        {report.isPending ? t('travelers-page.metBusy', names) : t('travelers-page.met')}
      </Button>
      {report.isError ? (
        <p role="alert" className="text-danger">
          {t('travelers-page.metFailed')}
        </p>
      ) : null}
    </div>
  );
};
