import type { Booking } from '@tomoguide/contract/bookings/entities';
import {
  ADDRESS_MAX,
  findInvalidParticulars,
  NO_PARTICULARS,
  type ParticularField,
  toSentParticulars,
} from '@tomoguide/contract/bookings/particulars';
import { useOwnDraft } from '../../../form/stored-draft.ts';
import { useForm } from '../../../form/use-form.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { getOtherName } from '../booking/other-name.ts';
import { PlaceFields } from '../checkout-form/particulars/place-fields.tsx';
import { useSuggestAddress } from '../mutations.ts';

interface Props {
  booking: Booking;
  /** The place to begin with, instead of the stored draft. */
  place?: string;
  onClose: () => void;
}

const PLACE_FIELDS = ['meetingAddress', 'meetingPostalCode'] as const satisfies ParticularField[];

/**
 * A dialog to suggest another address. The old address stays valid unless the other user accepts the new
 * one.
 */
export const SuggestDialog = ({ booking, place, onClose }: Props) => {
  const { t } = useTranslation('trips', 'checkout', 'errors');
  const suggest = useSuggestAddress();
  const name = usePersonName()(getOtherName(booking));
  const state = useOwnDraft(`suggest:${booking.id}`, NO_PARTICULARS, () =>
    place === undefined ? {} : { ...NO_PARTICULARS, meetingAddress: place },
  );
  const [, , clear] = state;
  const form = useForm({
    state,
    validate: (draft) => {
      const wrong = findInvalidParticulars(draft, { travelers: null });
      const fieldProps = (field: (typeof PLACE_FIELDS)[number]) =>
        wrong.has(field) ? t(`checkout.wrong.${field}`) : undefined;
      return {
        meetingAddress: fieldProps('meetingAddress'),
        meetingPostalCode: fieldProps('meetingPostalCode'),
      };
    },
    fieldErrorsOf: (error) =>
      error !== null && getErrorCode(error) === 'ADDRESS_ELSEWHERE'
        ? { meetingPostalCode: t('errors.ADDRESS_ELSEWHERE') }
        : {},
    send: async (draft) => {
      const { meetingAddress, meetingPostalCode, addressConfirmed } = toSentParticulars(draft);
      await suggest.mutateAsync({
        id: booking.id,
        meetingAddress,
        ...(meetingPostalCode ? { meetingPostalCode } : {}),
        ...(addressConfirmed ? { addressConfirmed } : {}),
      });
      clear();
      showToast({ tone: 'success', title: t('trips.place.sent') });
      onClose();
    },
  });

  return (
    <ConfirmDialog
      open
      title={t('trips.place.title')}
      confirmLabel={form.busy ? t('trips.place.sending') : t('trips.place.send')}
      onConfirm={form.submit}
      onClose={onClose}
      busy={form.busy}
    >
      <div ref={form.ref} className="grid gap-4">
        <p>
          <Unbroken names={[name]}>{t('trips.place.text', { name })}</Unbroken>
        </p>
        <PlaceFields
          draft={form.values}
          wrong={form.errors}
          onChange={form.change}
          max={ADDRESS_MAX}
        />
        {form.error ? (
          <p role="alert" className="text-seal">
            {t(`errors.${getErrorCode(form.error)}`)}
          </p>
        ) : null}
      </div>
    </ConfirmDialog>
  );
};
