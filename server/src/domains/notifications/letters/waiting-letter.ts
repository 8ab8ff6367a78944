import { formatDay } from '@tomoguide/contract/format';
import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { getPersonName, loadUsersByIds } from '../../accounts/service.ts';
import { loadGuideSummaries } from '../../guides/service.ts';
import { getCityName } from '../inbox/city-name.ts';
import { getFreeDayPath } from './free-day-path.ts';
import { buildEmailText } from './letter-frame.ts';
import { enqueueLetter } from './send-letters.ts';

/** Emails the users who wait for a day that it is free, with a link to book it. */
export const sendWaitingLetters: Reaction<'guide.day_freed'> = async (tx, event, deps) => {
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
    const t = getTranslation<'letters'>(locale);
    const values = {
      guide: getPersonName(guide.name, locale),
      city: getCityName(guide.serviceCity, locale),
      day: formatDay(day, locale),
    };
    const kind = entry.city === null ? 'guide' : 'city';
    const letter = {
      reader,
      to: reader.email,
      subject: t(`letters.dayFreed.${kind}.subject`, values),
      text: buildEmailText(
        t,
        reader.nickname,
        [t(`letters.dayFreed.${kind}.text`, values), t('letters.dayFreed.hurry')],
        t(`letters.dayFreed.${kind}.see`, {
          url: deps.config.publicUrl + getFreeDayPath(guideId, day, entry),
        }),
      ),
    };
    await enqueueLetter(tx, deps, letter, 'waiting', `event-${event.id}-${index}`);
  }
};
