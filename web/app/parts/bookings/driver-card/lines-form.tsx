import { DRIVER_LINE_MAX, DriverLines } from '@tomoguide/contract/bookings/driver-lines';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { useForm, useValues } from '../../../form/use-form.ts';
import { ApiError, getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { useSaveDriverLines } from '../mutations.ts';

const FIELDS = ['building', 'station'] as const satisfies (keyof DriverLines)[];

/** Returns the request body; an empty field becomes null. */
const buildBody = (typed: Record<(typeof FIELDS)[number], string>): DriverLines => ({
  building: typed.building.trim() || null,
  station: typed.station.trim() || null,
});

/**
 * Returns the current lines from a rejected save, which the next save treats as seen; null for any other
 * error.
 */
const getCurrentLines = (error: unknown): DriverLines | null => {
  if (!(error instanceof ApiError) || error.code !== 'DRIVER_LINES_CHANGED') return null;
  const { driverLines } = error.details as { driverLines?: unknown };
  return DriverLines.safeParse(driverLines).data ?? null;
};

type Seen = Pick<Booking, 'meetingAddress' | 'driverLines'>;

interface Props {
  booking: Booking;
  onDone: () => void;
}

/**
 * A form in which the traveler or the guide enters, in Japanese, the building at the meeting point and the
 * nearest station.
 */
export const LinesForm = ({ booking, onDone }: Props) => {
  const { t } = useTranslation('driver-card', 'errors', 'layout');
  const fill = useSaveDriverLines();
  // The place and lines that the user saw while typing. The traveler and the guide can agree on another
  // place in the meantime.
  const [seen, setSeen] = useState<Seen>(booking);
  const [placeChanged, setPlaceChanged] = useState(false);
  // Waits until the message is shown, so that the user reviews text typed for the old place before saving
  // it for the new one.
  if (placeChanged && booking.meetingAddress !== seen.meetingAddress) {
    setSeen(booking);
    setPlaceChanged(false);
  }
  const form = useForm({
    state: useValues({
      building: booking.driverLines.building ?? '',
      station: booking.driverLines.station ?? '',
    }),
    validate: (typed) => {
      const lines = buildBody(typed);
      const fieldProps = (field: (typeof FIELDS)[number]) =>
        DriverLines.shape[field].safeParse(lines[field]).success
          ? undefined
          : t('driver-card.wrong');
      return { building: fieldProps('building'), station: fieldProps('station') };
    },
    fieldErrorsOf: () => ({}),
    send: async (typed) => {
      try {
        const { meetingAddress, driverLines: before } = seen;
        await fill.mutateAsync({ id: booking.id, meetingAddress, before, ...buildBody(typed) });
        onDone();
      } catch (error) {
        const newer = getCurrentLines(error);
        if (newer) setSeen({ ...seen, driverLines: newer });
        setPlaceChanged(getErrorCode(error) === 'ADDRESS_CHANGED');
        throw error;
      }
    },
  });
  return (
    <form
      noValidate
      className="grid gap-4 rounded-2xl border border-line p-4"
      onSubmit={form.submit}
    >
      {FIELDS.map((field) => (
        <Field
          key={field}
          label={t(`driver-card.${field}`)}
          note={t('layout.optional')}
          hint={t(`driver-card.${field}Hint`)}
          error={form.errors[field]}
        >
          {(control) => (
            <Input {...control} {...form.text(field)} lang="ja" maxLength={DRIVER_LINE_MAX} />
          )}
        </Field>
      ))}
      {form.error ? (
        <p role="alert" className="text-danger text-sm">
          {t(`errors.${getErrorCode(form.error)}`)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={form.busy}>
          {form.busy ? t('driver-card.saving') : t('driver-card.save')}
        </Button>
        <Button tone="quiet" size="small" disabled={form.busy} onClick={onDone}>
          {t('driver-card.cancel')}
        </Button>
      </div>
    </form>
  );
};
