import { formatDay } from '@tomoguide/contract/format';
import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { getPersonName, loadUsersByIds } from '../../accounts/service.ts';
import { loadGuideSummaries } from '../../guides/service.ts';
import { getCityName } from '../inbox/city-name.ts';
import { buildEmailText } from './email-frame.ts';
import { getFreeDayPath } from './free-day-path.ts';
import { enqueueEmail } from './send-emails.ts';

/** Emails the users who wait for a day that it is free, with a link to book it. */
export const sendWaitingEmails: Reaction<'guide.day_freed'> = async (tx, event, deps) => {
  const { guideId, day, waiting } = event.payload;
  const userIds = waiting.map(({ userId }) => userId);
  const [guides, people] = await Promise.all([
    loadGuideSummaries(tx, [guideId]),
    loadUsersByIds(tx, userIds),
  ]);
  const guide = guides.get(guideId);
  if (!guide) return;
  for (const [index, entry] of waiting.entries()) {
    const reader = people.get(entry.userId);
    if (!reader) continue;
    const { locale } = reader;
    const t = getTranslation<'emails'>(locale);
    const values = {
      guide: getPersonName(guide.name, locale),
      city: getCityName(guide.serviceCity, locale),
      day: formatDay(day, locale),
    };
    const kind = entry.city === null ? 'guide' : 'city';
    const email = {
      reader,
      to: reader.email,
      subject: t(`emails.dayFreed.${kind}.subject`, values),
      text: buildEmailText(
        t,
        reader.nickname,
        [t(`emails.dayFreed.${kind}.text`, values), t('emails.dayFreed.hurry')],
        t(`emails.dayFreed.${kind}.see`, {
          url: deps.config.publicUrl + getFreeDayPath(guideId, day, entry),
        }),
      ),
    };
    await enqueueEmail(tx, deps, email, 'waiting', `event-${event.id}-${index}`);
  }
};
