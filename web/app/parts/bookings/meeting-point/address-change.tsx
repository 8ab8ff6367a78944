import type { Booking } from '@tomoguide/contract/bookings/entities';
import { isJapaneseAddress } from '@tomoguide/contract/bookings/japanese-address';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import { Suspense, useState } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPartDialog } from '../../../ui/missing-part-dialog.tsx';
import { restoresFocusOnRemoval } from '../../../ui/restore-focus.ts';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { getOtherName } from '../booking/other-name.ts';
import { useAnswerSuggestion } from '../mutations.ts';
import { ConfirmedAddress } from './confirmed-address.tsx';

const SuggestDialog = lazyPart(
  async () => (await import('./suggest-dialog.tsx')).SuggestDialog,
  MissingPartDialog,
);

type Suggestion = NonNullable<Booking['addressProposal']>;

/** A pending suggestion. The user who made it can withdraw it, and the other user can answer it. */
const OpenSuggestion = ({ booking, open }: { booking: Booking; open: Suggestion }) => {
  const { t } = useTranslation('trips');
  const answer = useAnswerSuggestion();
  const isOwn = open.by === booking.viewerIs;
  const name = usePersonName()(getOtherName(booking));
  const place = formatMeetingPlace(open);
  const send = async (accepted: boolean) => {
    if (answer.isPending) return;
    try {
      await answer.mutateAsync({ id: booking.id, number: open.number, accepted });
      showToast({
        tone: 'success',
        title: t(accepted ? 'trips.place.changed' : 'trips.place.unchanged'),
      });
    } catch {
      showToast({
        tone: 'destructive',
        title: t('trips.error'),
        description: t('trips.place.failed'),
      });
    }
  };
  return (
    <div
      ref={restoresFocusOnRemoval}
      className="mt-1 grid gap-3 justify-self-stretch rounded-xl bg-sunken p-4"
    >
      <div className="grid gap-1">
        <p className="text-ink-soft">
          <Unbroken names={[name]}>
            {t(isOwn ? 'trips.place.yours' : 'trips.place.theirs', { name })}
          </Unbroken>
        </p>
        <p
          className="wrap-anywhere font-semibold"
          lang={isJapaneseAddress(place) ? 'ja' : undefined}
        >
          <Unbroken>{place}</Unbroken>
        </p>
        <ConfirmedAddress place={open} />
      </div>
      <div className="flex flex-wrap gap-2">
        {isOwn ? null : (
          <Button
            tone="secondary"
            size="small"
            disabled={answer.isPending}
            onClick={() => send(true)}
          >
            {t('trips.place.accept')}
          </Button>
        )}
        <Button tone="quiet" size="small" disabled={answer.isPending} onClick={() => send(false)}>
          {t(isOwn ? 'trips.place.takeBack' : 'trips.place.keep')}
        </Button>
      </div>
    </div>
  );
};

/**
 * The suggested place that is waiting for an answer; renders nothing if there is none
 * (docs/product/bookings.md, "Meeting point").
 */
export const SuggestedPlace = ({ booking }: { booking: Booking }) =>
  booking.addressProposal ? (
    <OpenSuggestion booking={booking} open={booking.addressProposal} />
  ) : null;

/** A button to suggest another place, if that is still possible. */
export const SuggestPlaceButton = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('trips');
  const [suggesting, setSuggesting] = useState(false);
  return (
    <>
      {booking.can.includes('change_address') ? (
        <Button
          ref={restoresFocusOnRemoval}
          tone="quiet"
          size="small"
          className="-ml-3"
          onClick={() => setSuggesting(true)}
        >
          {t('trips.place.suggest')}
        </Button>
      ) : null}
      {suggesting ? (
        <Suspense>
          <SuggestDialog booking={booking} onClose={() => setSuggesting(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
