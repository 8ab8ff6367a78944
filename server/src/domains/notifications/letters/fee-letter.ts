import { formatInBothZones, formatMoney } from '@tomoguide/contract/format';
import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { buildEmailText } from './letter-frame.ts';
import { enqueueLetter } from './send-letters.ts';

const KINDS = {
  'commission.announced': 'feeAnnounced',
  'commission.charged': 'feeCharged',
  'commission.dropped': 'feeDropped',
} as const;

/** Emails the guide that commission for bookings that ended late was requested, charged or dropped. */
export const sendFeeLetter: Reaction<keyof typeof KINDS> = async (tx, event, deps) => {
  const { userId, amountCents, timeZone, reason, objectBy } = event.payload;
  const [reader] = (await loadUsersByIds(tx, [userId])).values();
  if (!reader) return;
  const { locale } = reader;
  const t = getTranslation<'letters'>(locale);
  const kind = KINDS[event.type];
  const values = {
    amount: formatMoney(amountCents, locale),
    objectBy: formatInBothZones(objectBy, reader.timeZone ?? timeZone, timeZone, locale),
  };
  const lines = [
    t(`letters.${kind}.text`, values),
    reason === null ? null : t('letters.fromTeam', { words: reason }),
  ];
  const letter = {
    reader,
    to: reader.email,
    subject: t(`letters.${kind}.subject`, values),
    text: buildEmailText(
      t,
      reader.nickname,
      lines,
      t('letters.see', { url: `${deps.config.publicUrl}/guide-dashboard#earnings` }),
    ),
  };
  await enqueueLetter(tx, deps, letter, 'cases', `event-${event.id}-0`);
};
