import {
  formatBrieflyInBothZones,
  formatDay,
  formatDuration,
  formatMoney,
  formatYen,
} from '@tomoguide/contract/format';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import type { Locale } from '@tomoguide/contract/locale';
import { getAnnouncementText } from '@tomoguide/contract/notifications/announcements';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { joinSentences, type TextValues, translate } from '@tomoguide/contract/translate';
import { CATALOGS } from '@tomoguide/contract/words/catalogs';
import type { Translate } from '@tomoguide/contract/words/keys';
import { getTranslation } from '../../../translation.ts';
import { getPersonName } from '../../accounts/service.ts';
import { getCityName } from './city-name.ts';
import { KINDS, type NoticeTime } from './kinds.ts';
import type { NoticeParams } from './notice.ts';
import { getNoticeLink } from './notice-link.ts';
import type { NoticeRow } from './queries.ts';

/** The user's language and time zone (null for the guide's time zone), and the current time. */
export interface NoticeReader {
  locale: Locale;
  timeZone: string | null;
  now: Temporal.Instant;
}

const formatValues = (params: NoticeParams, locale: Locale) => {
  const { cents, minutes, yen, day, city } = params;
  const money = cents === undefined ? undefined : formatMoney(cents, locale);
  return {
    number: params.number,
    other: params.other && getPersonName(params.other, locale),
    words: params.weather ? getTextInLocale(params.weather, locale) : params.words,
    calendar: params.calendar,
    day: day && formatDay(day, locale),
    city: city && getCityName(city, locale),
    title: params.qualification
      ? getTextInLocale(params.qualification, locale)
      : params.said && getAnnouncementText(params.said.title, locale),
    text: params.said && getAnnouncementText(params.said.text, locale),
    amount: yen === undefined ? money : formatYen(yen, locale),
    length: minutes === undefined ? undefined : formatDuration(minutes, locale),
  };
};

/** The function that translates the texts of notices; it adds the values of `formatValues` to the caller's. */
type NoticeText = Translate<'inbox', keyof ReturnType<typeof formatValues>>;

/** Formats a time: a tour's times show the guide's time zone first, deadlines the user's. */
const formatTime = (
  time: NoticeTime,
  params: NoticeParams,
  reader: NoticeReader,
): string | null => {
  const { locale, timeZone, now } = reader;
  const guides = params.timeZone ?? 'Asia/Tokyo';
  const readers = timeZone ?? guides;
  const at = time === 'tour' ? params.start : params.deadline;
  if (at === undefined) return null;
  return time === 'deadline'
    ? formatBrieflyInBothZones(at, now, readers, guides, locale)
    : formatBrieflyInBothZones(at, now, guides, readers, locale);
};

/**
 * Returns the guide's reason for rejecting a tour; empty for `other`, because the guide's own text follows
 * separately.
 */
const formatRejectionReason = ({ why }: NoticeParams, locale: Locale): string => {
  const t = getTranslation<'inbox' | 'bookings'>(locale);
  return why === undefined || why === 'other'
    ? ''
    : t('inbox.because', { why: t(`bookings.rejectReason.${why}`) });
};

/** Returns whether the notice has expired. */
const isExpired = ({ expiresAt }: NoticeRow, now: Temporal.Instant): boolean =>
  expiresAt !== null && Temporal.Instant.compare(expiresAt, now) <= 0;

/**
 * Returns whether the notice expired early, because the required action was taken or is no longer possible.
 */
const isClosed = (row: NoticeRow, now: Temporal.Instant): boolean => {
  const { kind, params, expiresAt } = row;
  if (!expiresAt || !isExpired(row, now) || !KINDS[kind].todo) return false;
  const due = kind === 'startNear' || kind === 'addressProposed' ? params.start : params.deadline;
  return due === undefined || Temporal.Instant.compare(expiresAt, due) < 0;
};

/** Presents a notice in the user's language. */
export const presentNotice = (row: NoticeRow, reader: NoticeReader): SystemMessage => {
  const { locale } = reader;
  const values = formatValues(row.params, locale);
  const t = ((key: string, more?: TextValues) =>
    translate(locale, CATALOGS[locale], key, { ...values, ...more })) as NoticeText;
  const { topic, isError, support, times: timeKinds = [] } = KINDS[row.kind];
  const todo = isExpired(row, reader.now) ? null : (KINDS[row.kind].todo ?? null);
  const way = getNoticeLink(row.kind, row.params, todo);
  const message = joinSentences(
    locale,
    formatRejectionReason(row.params, locale),
    t(`inbox.kinds.${row.kind}.message`),
  );
  const times = timeKinds.flatMap((kind) => {
    const time = formatTime(kind, row.params, reader);
    return time === null ? [] : [{ label: t(`inbox.times.${kind}`), time }];
  });
  return {
    id: row.id,
    type: row.type,
    names: values.other === undefined ? [] : [values.other],
    topic,
    title: t(`inbox.kinds.${row.kind}.title`),
    message: joinSentences(locale, message, ...times.map((each) => t('inbox.timeInText', each))),
    ...(times.length > 0 ? { apart: { message, times } } : {}),
    status: row.status,
    createdAt: row.createdAt.toString(),
    readAt: row.readAt?.toString() ?? null,
    expiresAt: row.expiresAt?.toString() ?? null,
    isClosed: isClosed(row, reader.now),
    actionable: todo !== null,
    actionUrl: way?.url ?? null,
    actionLabel: way && t(`inbox.action.${way.label}`),
    showContactSupport: support ?? false,
    isErrorMessage: isError ?? false,
    relatedEntityType: row.relatedType,
    relatedEntityId: row.relatedId,
  };
};
