import {
  CALENDAR_ADDRESS_MAX,
  CALENDAR_NAME_MAX,
  parseCalendarUrl,
} from '@tomoguide/contract/guides/imported-calendar';
import { useForm, useValues } from '../../../../form/use-form.ts';
import { getErrorCode } from '../../../../lib/api-error.ts';
import { useTranslation } from '../../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { useAddCalendar } from './queries.ts';

/** Asks for a calendar's name and URL. The list later shows whether it can be read. */
export const AddCalendarDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('calendar', 'errors');
  const add = useAddCalendar();
  const form = useForm({
    state: useValues({ name: '', address: '' }),
    validate: ({ address }) => ({
      address:
        parseCalendarUrl(address) === null ? t('errors.CALENDAR_ADDRESS_INVALID') : undefined,
    }),
    send: async ({ name, address }) => {
      const host = new URL(parseCalendarUrl(address) ?? '').hostname;
      await add.mutateAsync({ name: name.trim() || host.slice(0, CALENDAR_NAME_MAX), address });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('calendar.imported.add')}
      confirmLabel={t(form.busy ? 'calendar.imported.saving' : 'calendar.imported.save')}
      declineLabel={t('calendar.imported.cancel')}
      busy={form.busy}
      onConfirm={form.submit}
      onClose={onClose}
    >
      <form ref={form.ref} className="grid gap-5" noValidate onSubmit={form.submit}>
        <Field
          label={t('calendar.imported.address')}
          hint={t('calendar.imported.addressHint')}
          error={form.errors.address}
        >
          {(field) => (
            <Input
              {...field}
              {...form.text('address')}
              type="url"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={CALENDAR_ADDRESS_MAX}
            />
          )}
        </Field>
        <Field label={t('calendar.imported.name')} hint={t('calendar.imported.nameHint')}>
          {(field) => (
            <Input
              {...field}
              {...form.text('name')}
              autoComplete="off"
              maxLength={CALENDAR_NAME_MAX}
            />
          )}
        </Field>
        {add.isError ? (
          <p role="alert" className="text-danger">
            {t(`errors.${getErrorCode(add.error)}`)}
          </p>
        ) : null}
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
};
