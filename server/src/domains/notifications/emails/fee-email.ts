import { formatInBothZones, formatMoney } from '@tomoguide/contract/format';
import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { buildEmailText } from './email-frame.ts';
import { enqueueEmail } from './send-emails.ts';

const KINDS = {
  'commission.announced': 'feeAnnounced',
  'commission.charged': 'feeCharged',
  'commission.dropped': 'feeDropped',
} as const;

/** Emails the guide that commission for bookings that ended late was requested, charged or dropped. */
export const sendFeeEmail: Reaction<keyof typeof KINDS> = async (tx, event, deps) => {
  const { userId, amountCents, timeZone, reason, objectBy } = event.payload;
  const [reader] = (await loadUsersByIds(tx, [userId])).values();
  if (!reader) return;
  const { locale } = reader;
  const t = getTranslation<'emails'>(locale);
  const kind = KINDS[event.type];
  const values = {
    amount: formatMoney(amountCents, locale),
    objectBy: formatInBothZones(objectBy, reader.timeZone ?? timeZone, timeZone, locale),
  };
  const lines = [
    t(`emails.${kind}.text`, values),
    reason === null ? null : t('emails.fromTeam', { words: reason }),
  ];
  const email = {
    reader,
    to: reader.email,
    subject: t(`emails.${kind}.subject`, values),
    text: buildEmailText(
      t,
      reader.nickname,
      lines,
      t('emails.see', { url: `${deps.config.publicUrl}/guide-dashboard#earnings` }),
    ),
  };
  await enqueueEmail(tx, deps, email, 'cases', `event-${event.id}-0`);
};
