import type { Booking } from '@tomoguide/contract/bookings/entities';
import {
  ADDRESS_MAX,
  invalidParticulars,
  NO_PARTICULARS,
  type ParticularField,
  particularsToSend,
} from '@tomoguide/contract/bookings/particulars';
import { useState } from 'react';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { clearRefusal } from '../../../lib/typed-meanwhile.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { otherName } from '../booking/other-name.ts';
import { PlaceFields } from '../checkout-form/particulars/place-fields.tsx';
import { useSuggestAddress } from '../mutations.ts';

interface Props {
  booking: Booking;
  onClose: () => void;
}

const PLACE_FIELDS = ['meetingAddress', 'meetingPostalCode'] as const satisfies ParticularField[];

/** Suggests another address. Unless the other side accepts it, the old one stays valid. */
export const SuggestDialog = ({ booking, onClose }: Props) => {
  const { t } = useTranslation('bookings-trips');
  const { t: checkout } = useTranslation('bookings-checkout');
  const { t: errors } = useTranslation('errors');
  const suggest = useSuggestAddress();
  const [draft, setDraft] = useState(NO_PARTICULARS);
  const [tried, setTried] = useState(false);
  const name = usePersonName()(otherName(booking));

  const wrong = invalidParticulars(draft, { travelers: null });
  const words = PLACE_FIELDS.filter((field) => wrong.has(field)).map((field) => [
    field,
    checkout(`wrong.${field}`),
  ]);
  const refusal = suggest.isError ? errorCodeOf(suggest.error) : null;
  const isElsewhere = refusal === 'ADDRESS_ELSEWHERE';
  const confirm = async () => {
    setTried(true);
    if (words.length > 0 || suggest.isPending) return;
    const { meetingAddress, meetingPostalCode, addressConfirmed } = particularsToSend(draft);
    try {
      await suggest.mutateAsync({
        id: booking.id,
        meetingAddress,
        ...(meetingPostalCode ? { meetingPostalCode } : {}),
        ...(addressConfirmed ? { addressConfirmed } : {}),
      });
      showToast({ tone: 'success', title: t('place.sent') });
      onClose();
    } catch {
      // Shown below the fields until the input changes.
    }
  };

  return (
    <ConfirmDialog
      open
      title={t('place.title')}
      confirmLabel={suggest.isPending ? t('place.sending') : t('place.send')}
      onConfirm={confirm}
      onClose={onClose}
      busy={suggest.isPending}
    >
      <div className="grid gap-4">
        <p>
          <Unbroken names={[name]}>{t('place.text', { name })}</Unbroken>
        </p>
        <PlaceFields
          draft={draft}
          wrong={{
            ...(tried ? Object.fromEntries(words) : {}),
            ...(isElsewhere ? { meetingPostalCode: errors(refusal) } : {}),
          }}
          onChange={(change) => {
            clearRefusal(suggest);
            setDraft({ ...draft, ...change });
          }}
          max={ADDRESS_MAX}
        />
        {refusal && !isElsewhere ? (
          <p role="alert" className="text-seal">
            {errors(refusal)}
          </p>
        ) : null}
      </div>
    </ConfirmDialog>
  );
};
