import { DEFAULT_GUIDE_TIME_ZONE } from '@tomoguide/contract/catalog/cities';
import { formatInBothZones } from '@tomoguide/contract/format';
import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { buildEmailText } from './email-frame.ts';
import { enqueueEmail } from './send-emails.ts';

const getKind = ({ isStated, daysLeft }: { isStated: boolean; daysLeft: number }) => {
  if (daysLeft > 0) return isStated ? 'expiring' : 'missing';
  return isStated ? 'expired' : 'overdue';
};

/** Emails a guide that their permission to work expires or must be stated, or that it is over. */
export const sendPermissionEmail: Reaction<'guide.work_permission_due'> = async (
  tx,
  event,
  deps,
) => {
  const { userId, endsAt } = event.payload;
  const [reader] = (await loadUsersByIds(tx, [userId])).values();
  if (!reader) return;
  const { locale } = reader;
  const t = getTranslation<'emails'>(locale);
  const kind = getKind(event.payload);
  const zone = DEFAULT_GUIDE_TIME_ZONE;
  const time = formatInBothZones(endsAt, reader.timeZone ?? zone, zone, locale);
  const email = {
    reader,
    to: reader.email,
    subject: t(`emails.workPermissionDue.${kind}.subject`),
    text: buildEmailText(
      t,
      reader.nickname,
      [t(`emails.workPermissionDue.${kind}.text`, { time })],
      t('emails.see', { url: `${deps.config.publicUrl}/guide/work-permission` }),
    ),
  };
  await enqueueEmail(tx, deps, email, 'applications', `event-${event.id}-0`);
};
