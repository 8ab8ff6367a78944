import type { Booking } from '@tomoguide/contract/bookings/entities';
import {
  formatMeetingPlace,
  formatMoney,
  formatShortDay,
  formatTime,
  getDayInZone,
} from '@tomoguide/contract/format';
import type { TextLanguage } from '@tomoguide/contract/languages/en';
import { LANGUAGES, LOCALES, type Locale } from '@tomoguide/contract/locale';
import { fillPlaceholders, type Placeholder } from '@tomoguide/contract/messaging/placeholders';
import type { QuickReply } from '@tomoguide/contract/messaging/quick-replies';

const getLocale = (language: TextLanguage): Locale =>
  LOCALES.find((locale) => LANGUAGES[locale].reads === language) ?? LOCALES[0];

const getBookingValues = (
  booking: Booking,
  locale: Locale,
): Partial<Record<Placeholder, string>> => {
  const { scheduledStartTime: start, timeZone, totalCents } = booking;
  const place = formatMeetingPlace(booking).trim();
  return {
    time: `${formatShortDay(getDayInZone(start, timeZone), locale)} ${formatTime(start, timeZone, locale)}`,
    price: formatMoney(totalCents, locale),
    ...(place === '' ? {} : { meetingPoint: place }),
  };
};

/**
 * Fills in both versions of a quick reply, each in its language. Without a booking, only the name is known
 * (docs/product/messages.md, "Quick replies").
 */
export const fillReply = (
  reply: QuickReply,
  name: string,
  booking: Booking | undefined,
): QuickReply => {
  const fill = (language: TextLanguage) =>
    fillPlaceholders(reply[language], {
      name,
      ...(booking ? getBookingValues(booking, getLocale(language)) : {}),
    });
  return { en: fill('en'), zh: fill('zh') };
};
