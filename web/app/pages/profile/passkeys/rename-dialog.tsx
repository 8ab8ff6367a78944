import { useQueryClient } from '@tanstack/react-query';
import { renamePasskey } from '@tomoguide/contract/accounts/calls';
import { PASSKEY_NAME_MAX } from '@tomoguide/contract/accounts/figures';
import type { Passkey } from '@tomoguide/contract/accounts/passkeys';
import { useId } from 'react';
import { requireText } from '../../../form/required.ts';
import { useForm, useValues } from '../../../form/use-form.ts';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PASSKEYS_KEY } from './passkeys-key.ts';

/** A dialog to rename a passkey. */
export const RenameDialog = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const { t } = useTranslation('passkeys', 'errors');
  const cache = useQueryClient();
  const id = useId();
  const form = useForm({
    state: useValues({ name: passkey.name }),
    validate: ({ name }) => ({ name: requireText(name, t('errors.TEXT_REQUIRED')) }),
    fieldErrorsOf: (error) => (error === null ? {} : { name: t(`errors.${getErrorCode(error)}`) }),
    send: async (body) => {
      await api(renamePasskey, { params: { id: passkey.id }, body });
      cache.invalidateQueries({ queryKey: PASSKEYS_KEY });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      locked={form.busy}
      title={t('passkeys.renameTitle')}
      footer={
        <Button
          type="submit"
          form={id}
          wide
          busy={form.busy}
          disabled={form.values.name.trim() === ''}
        >
          {t('passkeys.save')}
        </Button>
      }
    >
      <form id={id} onSubmit={form.submit}>
        <Field label={t('passkeys.name')} error={form.errors.name}>
          {(field) => (
            <Input
              {...field}
              {...form.text('name')}
              maxLength={PASSKEY_NAME_MAX}
              readOnly={form.busy}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
};
