import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { isLive } from '@tomoguide/contract/bookings/statuses';
import type { ConversationEntry, FactCard } from '@tomoguide/contract/messaging/entities';
import { type AgreedPlan, getAgreedPlan } from '@tomoguide/contract/messaging/fact-card';
import type { UserId } from '@tomoguide/contract/primitives';
import { Suspense, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPartDialog } from '../../../ui/missing-part-dialog.tsx';
import { canProposeChange } from '../../bookings/change/open-proposal.ts';
import { guideBookingsQuery, travelerBookingsQuery } from '../../bookings/queries.ts';
import { RequestFrame } from '../../bookings/request/request-frame.tsx';
import { conversationQuery } from '../queries.ts';
import { canRequest, RequestForm } from '../request/request-form.tsx';
import type { MessagePlace } from './queries.ts';

const ChangeDialog = lazyPart(
  async () => (await import('../../bookings/change/change-dialog.tsx')).ChangeDialog,
  MissingPartDialog,
);
const SuggestDialog = lazyPart(
  async () => (await import('../../bookings/meeting-point/suggest-dialog.tsx')).SuggestDialog,
  MissingPartDialog,
);

/** Returns the agreed plan as the URL parameters with which other pages begin a request. */
const toRequestParams = ({ day, startTime, durationMinutes, travelers }: AgreedPlan) =>
  new URLSearchParams({
    ...(day ? { date: day } : {}),
    ...(startTime ? { start: startTime } : {}),
    ...(durationMinutes ? { duration: String(durationMinutes / 60) } : {}),
    ...(travelers ? { travelers: String(travelers) } : {}),
  });

/** Returns the agreed parts of a change. A time without a day is a time on the booked day. */
const toChange = (
  { day, startTime, durationMinutes, travelers }: AgreedPlan,
  { scheduledStartTime, timeZone }: Booking,
) => {
  const booked = Temporal.Instant.from(scheduledStartTime).toZonedDateTimeISO(timeZone);
  const date = day ?? booked.toPlainDate().toString();
  const time = startTime ?? booked.toPlainTime().toString({ smallestUnit: 'minute' });
  const start = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone);
  return {
    date,
    start: start.toInstant().toString(),
    ...(durationMinutes ? { duration: durationMinutes / 60 } : {}),
    ...(travelers ? { travelers } : {}),
  };
};

/** Returns the paid bookings between the two users that have not ended. */
const useBookingsBetween = (entry: ConversationEntry, userId: UserId): readonly Booking[] => {
  const { viewerIs, guideId, other } = entry.conversation;
  const bookingsOf = viewerIs === 'guide' ? guideBookingsQuery : travelerBookingsQuery;
  // Credits are unlimited from the first paid booking on, so before that there is nothing to fetch.
  const { data } = useQuery({ ...bookingsOf(userId), enabled: entry.credits === null });
  return (data ?? []).filter(
    (booking) =>
      isLive(booking.status) &&
      booking.status !== 'pending' &&
      (viewerIs === 'guide' ? booking.travelerId === other.id : booking.guideId === guideId),
  );
};

type Opened = { form: 'request' } | { form: 'change' | 'place'; booking: Booking };

interface FormProps {
  opened: Opened;
  entry: ConversationEntry;
  plan: AgreedPlan;
  place: string | undefined;
  onClose: () => void;
}

/** The existing form, filled with what was agreed; its user checks and sends it. */
const Form = ({ opened, entry, plan, place, onClose }: FormProps) => {
  const { t } = useTranslation('change');
  const name = usePersonName()(entry.conversation.other.nickname);
  if (opened.form === 'request')
    return <RequestForm entry={entry} begun={toRequestParams(plan)} onClose={onClose} />;
  const { booking } = opened;
  if (opened.form === 'change')
    return (
      <Suspense fallback={<RequestFrame title={t('change.title', { name })} onClose={onClose} />}>
        <ChangeDialog booking={booking} agreed={toChange(plan, booking)} onClose={onClose} />
      </Suspense>
    );
  return (
    <Suspense>
      <SuggestDialog booking={booking} {...(place ? { place } : {})} onClose={onClose} />
    </Suspense>
  );
};

interface ActionsProps {
  card: FactCard;
  entry: ConversationEntry;
  userId: UserId;
}

const Actions = ({ card, entry, userId }: ActionsProps) => {
  const { t } = useTranslation('fact-card');
  const [opened, setOpened] = useState<Opened | null>(null);
  const bookings = useBookingsBetween(entry, userId);
  const plan = getAgreedPlan(card.facts);
  const { placeIds, ...tour } = plan;
  const isTour = Object.keys(tour).length > 0;
  const [found, ...others] = card.places.filter(
    ({ id, isDish }) => !isDish && placeIds.includes(id),
  );
  const place = found && others.length === 0 ? `${found.nameJa} (${found.nameEn})` : undefined;
  const hasRequest = isTour && bookings.length === 0 && canRequest(entry);
  const changes = isTour ? bookings.filter(canProposeChange) : [];
  const meetings = place ? bookings.filter(({ can }) => can.includes('change_address')) : [];
  if (!hasRequest && changes.length === 0 && meetings.length === 0 && !opened) return null;
  return (
    <div className="grid gap-2">
      <p className="text-sm">{t('fact-card.carry.title')}</p>
      <div className="flex flex-wrap gap-2">
        {hasRequest ? (
          <Button tone="secondary" size="small" onClick={() => setOpened({ form: 'request' })}>
            {t('fact-card.carry.request')}
          </Button>
        ) : null}
        {changes.map((booking) => (
          <Button
            key={booking.id}
            tone="secondary"
            size="small"
            onClick={() => setOpened({ form: 'change', booking })}
          >
            {t('fact-card.carry.change', { number: booking.bookingNumber })}
          </Button>
        ))}
        {meetings.map((booking) => (
          <Button
            key={booking.id}
            tone="secondary"
            size="small"
            onClick={() => setOpened({ form: 'place', booking })}
          >
            {t('fact-card.carry.place', { number: booking.bookingNumber })}
          </Button>
        ))}
      </div>
      {opened ? (
        <Form
          opened={opened}
          entry={entry}
          plan={plan}
          place={place}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  );
};

/** The forms that agreed facts can fill (docs/product/messages.md, "Fact card"). */
export const CarryOn = ({ card, message }: { card: FactCard; message: MessagePlace }) => {
  const { data: entry } = useQuery(conversationQuery(message.conversationId));
  const userId = useSession()?.user.id;
  return entry && userId !== undefined && card.canAnswer ? (
    <Actions card={card} entry={entry} userId={userId} />
  ) : null;
};
