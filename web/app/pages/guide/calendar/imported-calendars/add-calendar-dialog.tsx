import {
  CALENDAR_ADDRESS_MAX,
  CALENDAR_NAME_MAX,
  calendarAddress,
} from '@tomoguide/contract/guides/imported-calendar';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf } from '../../../../lib/api-error.ts';
import { useTranslation } from '../../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { useAddCalendar } from './queries.ts';

/** Takes the name and address of a calendar. Whether it can be read appears later, in the list. */
export const AddCalendarDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['guides-calendar', 'errors']);
  const add = useAddCalendar();
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [tried, setTried] = useState(false);
  const addressField = useRef<HTMLInputElement>(null);
  const isWrong = tried && calendarAddress(address) === null;
  const save = async () => {
    flushSync(() => setTried(true));
    const fit = calendarAddress(address);
    if (fit === null) return addressField.current?.focus();
    if (add.isPending) return;
    try {
      await add.mutateAsync({
        name: name.trim() || new URL(fit).hostname.slice(0, CALENDAR_NAME_MAX),
        address,
      });
      onClose();
    } catch {
      // Shown below the fields.
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return save();
  };
  return (
    <ConfirmDialog
      open
      title={t('imported.add')}
      confirmLabel={t(add.isPending ? 'imported.saving' : 'imported.save')}
      declineLabel={t('imported.cancel')}
      busy={add.isPending}
      onConfirm={save}
      onClose={onClose}
    >
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field
          label={t('imported.address')}
          hint={t('imported.addressHint')}
          error={isWrong ? t('errors:CALENDAR_ADDRESS_INVALID') : undefined}
        >
          {(field) => (
            <Input
              {...field}
              ref={addressField}
              type="url"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={CALENDAR_ADDRESS_MAX}
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
        </Field>
        <Field label={t('imported.name')} hint={t('imported.nameHint')}>
          {(field) => (
            <Input
              {...field}
              autoComplete="off"
              maxLength={CALENDAR_NAME_MAX}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        {add.isError ? (
          <p role="alert" className="text-danger">
            {t(`errors:${errorCodeOf(add.error)}`)}
          </p>
        ) : null}
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
};
