import {
  formatDuration,
  formatInBothZones,
  formatMoney,
  formatShortDay,
  getDayInZone,
} from '@tomoguide/contract/format';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Translate } from '@tomoguide/contract/words/keys';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { getPersonName, loadUsersByIds, type UserFacts } from '../../accounts/service.ts';
import { type BookingSummary, loadSummary } from '../../bookings/service.ts';
import { loadGuideCities } from '../../guides/service.ts';
import { getCityName } from '../inbox/city-name.ts';
import { buildEmailText } from './email-frame.ts';
import { enqueueEmail } from './send-emails.ts';

interface Facts {
  booking: BookingSummary;
  city: string;
  /** The guide who cannot come. */
  firstGuide: UserFacts;
  people: ReadonlyMap<UserId, UserFacts>;
}

const loadFacts = async (
  tx: Tx,
  bookingId: BookingId,
  firstGuideUserId: UserId,
  readers: readonly UserId[],
): Promise<Facts | null> => {
  const [booking, people] = await Promise.all([
    loadSummary(tx, bookingId),
    loadUsersByIds(tx, [firstGuideUserId, ...readers]),
  ]);
  const firstGuide = people.get(firstGuideUserId);
  if (!booking || !firstGuide) return null;
  const cities = await loadGuideCities(tx, [booking.guideId]);
  return { booking, city: cities.get(booking.guideId) ?? '', firstGuide, people };
};

const formatValues = ({ booking, city, firstGuide }: Facts, { locale, timeZone }: UserFacts) => ({
  number: booking.bookingNumber,
  guide: getPersonName(firstGuide.nickname, locale),
  city: getCityName(city, locale),
  date: formatShortDay(getDayInZone(booking.start.toString(), booking.timeZone), locale),
  when: formatInBothZones(
    booking.start.toString(),
    booking.timeZone,
    timeZone ?? booking.timeZone,
    locale,
  ),
  length: formatDuration(booking.hours * 60, locale),
  people: getTranslation<'emails'>(locale)('emails.people', { count: booking.travelers }),
  total: formatMoney(booking.depositCents + booking.finalPaymentCents, locale),
});

type Values = ReturnType<typeof formatValues>;
type Write = (
  t: Translate<'emails'>,
  values: Values,
  reader: UserFacts,
) => { subject: string; lines: string[]; page: string };

/** Emails a guide who is no side of the booking, or no longer: without the traveler's name. */
const sendTo = async (
  tx: Tx,
  deps: Deps,
  facts: Facts | null,
  to: { userId: UserId; key: string },
  write: Write,
): Promise<void> => {
  const reader = facts?.people.get(to.userId);
  if (!facts || !reader) return;
  const t = getTranslation<'emails'>(reader.locale);
  const { subject, lines, page } = write(t, formatValues(facts, reader), reader);
  const url = deps.config.publicUrl + page;
  const email = {
    reader,
    to: reader.email,
    subject,
    text: buildEmailText(t, reader.nickname, lines, t('emails.see', { url })),
  };
  await enqueueEmail(tx, deps, email, 'changes', to.key);
};

/** Emails the guides who are asked to take over (docs/product/notices.md, "Emails"). */
export const sendAskedEmails: Reaction<'substitution.asked'> = async (
  tx,
  { id, payload },
  deps,
) => {
  const { bookingId, guideUserId, colleagues, answerBy } = payload;
  const facts = await loadFacts(tx, bookingId, guideUserId, colleagues);
  for (const [index, userId] of colleagues.entries())
    await sendTo(tx, deps, facts, { userId, key: `event-${id}-${index}` }, (t, values, reader) => ({
      subject: t('emails.colleagueAsked.subject', values),
      lines: [
        t('emails.colleagueAsked.text', values),
        t('emails.colleagueAsked.first', {
          answerBy: formatInBothZones(
            answerBy,
            reader.timeZone ?? facts?.booking.timeZone ?? 'UTC',
            facts?.booking.timeZone ?? 'UTC',
            reader.locale,
          ),
        }),
      ],
      page: '/guide-dashboard#requests',
    }));
};

/** Emails the guide who asked if no colleague accepts, or the colleague who accepted and is not needed. */
export const sendEndedEmails: Reaction<'substitution.ended'> = async (
  tx,
  { id, payload },
  deps,
) => {
  const { bookingId, guideUserId, substituteUserId, state } = payload;
  const isUnanswered = state === 'unanswered';
  const userId = isUnanswered ? guideUserId : substituteUserId;
  if (userId === null || state === 'agreed') return;
  const name = isUnanswered ? 'colleaguesUnanswered' : 'substituteReleased';
  const facts = await loadFacts(tx, bookingId, guideUserId, [userId]);
  await sendTo(tx, deps, facts, { userId, key: `event-${id}-0` }, (t, values) => ({
    subject: t(`emails.${name}.subject`, values),
    lines: [t(`emails.${name}.text`, values)],
    page: '/guide-dashboard',
  }));
};

/** Emails the first guide that a substitute took over. */
export const sendHandedOverEmail: Reaction<'booking.substituted'> = async (
  tx,
  { id, payload },
  deps,
) => {
  const { bookingId, firstGuideUserId: userId } = payload;
  const facts = await loadFacts(tx, bookingId, userId, []);
  await sendTo(tx, deps, facts, { userId, key: `event-${id}-first` }, (t, values) => ({
    subject: t('emails.handedOver.subject', values),
    lines: [t('emails.handedOver.text', values)],
    page: '/guide-dashboard',
  }));
};
