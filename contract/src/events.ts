import type { AccountEvents } from './accounts/events.ts';
import type { ApplicationEvents } from './applications/events.ts';
import type {
  BookingEvents,
  ColleagueEvents,
  CommissionEvents,
  TourRequestEvents,
} from './bookings/events.ts';
import type { GuideEvents } from './guides/events.ts';
import type { MessagingEvents } from './messaging/events.ts';
import type { PaymentEvents } from './payments/events.ts';
import type { ReviewEvents } from './reviews/events.ts';
import type { SupportEvents } from './support/events.ts';

/** Every outbox event, by name, with its payload. */
export interface Events
  extends AccountEvents,
    ApplicationEvents,
    BookingEvents,
    ColleagueEvents,
    CommissionEvents,
    GuideEvents,
    MessagingEvents,
    PaymentEvents,
    ReviewEvents,
    SupportEvents,
    TourRequestEvents {}

export type EventType = keyof Events;
