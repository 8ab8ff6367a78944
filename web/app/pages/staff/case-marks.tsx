import { hasArrivedLate } from '@tomoguide/contract/bookings/day-marks';
import type { DisputeCase } from '@tomoguide/contract/bookings/entities';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { useStaffTime } from './use-staff-time.ts';

/** What the traveler and the guide sent on the day (docs/product/bookings.md, "On the day"). */
export const CaseMarks = ({
  found,
}: {
  found: Pick<DisputeCase, 'dayMarks' | 'traveler' | 'guide'>;
}) => {
  const { t } = useTranslation('staff-not-met');
  const nameOf = usePersonName();
  const time = useStaffTime();
  return (
    <ul className="tabular grid gap-1 text-sm">
      {found.dayMarks.map((mark) => {
        const name = nameOf(found[mark.by].nickname);
        const line = t(`staff-not-met.mark.${mark.mark}`, { name, time: time(mark.at) });
        return (
          <li key={mark.id} className="wrap-anywhere">
            {hasArrivedLate(mark)
              ? t('staff-not-met.arrived', { line, time: time(mark.arrivedAt) })
              : line}
          </li>
        );
      })}
    </ul>
  );
};
