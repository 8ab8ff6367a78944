import type { Booking } from '@tomoguide/contract/bookings/entities';
import { Phone } from '@tomoguide/contract/bookings/lead-traveler';
import { useState } from 'react';
import { useForm, useValues } from '../../../form/use-form.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { getOtherName } from '../booking/other-name.ts';
import { useLeavePhone } from '../mutations.ts';

/** A form with which the user leaves a phone number for the day, changes it or deletes it. */
const PhoneForm = ({ booking, onDone }: { booking: Booking; onDone: () => void }) => {
  const { t } = useTranslation('on-the-day', 'errors');
  const name = usePersonName()(getOtherName(booking));
  const leave = useLeavePhone();
  const own = booking.dayPhones?.own ?? null;
  const save = async (phone: string | null) => {
    await leave.mutateAsync({ id: booking.id, phone });
    showToast({ tone: 'success', title: t('on-the-day.phone.saved') });
    onDone();
  };
  const form = useForm({
    state: useValues({ phone: own ?? '' }),
    validate: ({ phone }) => ({
      phone: Phone.safeParse(phone).success ? undefined : t('on-the-day.phone.wrong'),
    }),
    fieldErrorsOf: () => ({}),
    send: ({ phone }) => save(phone),
  });
  const remove = () =>
    save(null).catch((error) =>
      showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) }),
    );
  return (
    <form
      noValidate
      className="grid gap-4 rounded-2xl border border-line p-4"
      onSubmit={form.submit}
    >
      <Field
        label={t('on-the-day.phone.label')}
        hint={t('on-the-day.phone.hint', { name })}
        error={form.errors.phone}
      >
        {(control) => (
          <Input
            {...control}
            {...form.text('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={40}
          />
        )}
      </Field>
      {form.error ? (
        <p role="alert" className="text-danger text-sm">
          {t(`errors.${getErrorCode(form.error)}`)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={form.busy}>
          {t('on-the-day.phone.save')}
        </Button>
        {own === null ? null : (
          <Button tone="secondary" size="small" disabled={form.busy} onClick={remove}>
            {t('on-the-day.phone.remove')}
          </Button>
        )}
        <Button tone="quiet" size="small" disabled={form.busy} onClick={onDone}>
          {t('on-the-day.phone.cancel')}
        </Button>
      </div>
    </form>
  );
};

/** The button that opens the form, which also shows the number that the user has left. */
export const LeavePhone = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('on-the-day');
  const [isOpen, setOpen] = useState(false);
  const own = booking.dayPhones?.own ?? null;
  if (isOpen) return <PhoneForm booking={booking} onDone={() => setOpen(false)} />;
  return (
    <Button
      tone="quiet"
      size="small"
      className="-ml-3 justify-self-start"
      onClick={() => setOpen(true)}
    >
      {own === null ? t('on-the-day.phone.add') : t('on-the-day.phone.change', { phone: own })}
    </Button>
  );
};
