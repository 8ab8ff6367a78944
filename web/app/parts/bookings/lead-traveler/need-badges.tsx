import type { Need } from '@tomoguide/contract/bookings/lead-traveler';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Badges for the travelers' needs, as ticked by the booker. */
export const NeedBadges = ({ needs }: { needs: readonly Need[] }) => {
  const { t } = useTranslation('bookings');
  return needs.length === 0 ? null : (
    <ul className="flex flex-wrap gap-1.5">
      {needs.map((need) => (
        <li key={need}>
          <Badge>{t(`bookings.needs.${need}`)}</Badge>
        </li>
      ))}
    </ul>
  );
};
