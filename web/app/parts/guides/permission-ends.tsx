import { formatDay } from '@tomoguide/contract/format';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { PERMISSION_REMINDER_DAYS } from '@tomoguide/contract/guides/figures';
import { Link } from 'react-router';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';

/**
 * Tells a guide when bookings end with their permission to work, from the day of the first reminder on
 * (docs/product/guides.md, "Permission to work").
 */
export const PermissionEnds = ({ guide }: { guide: OwnGuide }) => {
  const { t } = useTranslation('guide-dashboard');
  const locale = useLocale();
  const { permissionLastDay, timeZone } = guide;
  if (!permissionLastDay) return null;
  const { days } = Temporal.Now.plainDateISO(timeZone).until(permissionLastDay);
  // Once it has ended, the guide is unlisted, which says so.
  if (days < 0 || days > PERMISSION_REMINDER_DAYS[0]) return null;
  return (
    <p className="rounded-2xl bg-warn-soft p-5 text-warn">
      {t('guide-dashboard.permissionEnds', { day: formatDay(permissionLastDay, locale) })}{' '}
      <Link to="/guide/work-permission" className="inline-flex min-h-11 items-center underline">
        {t('guide-dashboard.renewPermission')}
      </Link>
    </p>
  );
};
