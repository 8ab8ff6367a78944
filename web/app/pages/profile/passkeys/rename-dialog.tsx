import { useMutation, useQueryClient } from '@tanstack/react-query';
import { renamePasskey } from '@tomoguide/contract/accounts/calls';
import type { Passkey } from '@tomoguide/contract/accounts/passkeys';
import { PASSKEY_NAME_MAX } from '@tomoguide/contract/accounts/periods';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PASSKEYS_KEY } from './passkeys-key.ts';

/** Renames a passkey. */
export const RenameDialog = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const { t } = useTranslation(['accounts-passkeys', 'errors']);
  const cache = useQueryClient();
  const id = useId();
  const [name, setName] = useState(passkey.name);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(renamePasskey, { params: { id: passkey.id }, body: { name } }),
    onSuccess: () => {
      cache.invalidateQueries({ queryKey: PASSKEYS_KEY });
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '' && !isPending) mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isPending}
      title={t('renameTitle')}
      footer={
        <Button type="submit" form={id} wide busy={isPending} disabled={name.trim() === ''}>
          {t('save')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit}>
        <Field label={t('name')} error={error ? t(`errors:${errorCodeOf(error)}`) : undefined}>
          {(field) => (
            <Input
              {...field}
              value={name}
              maxLength={PASSKEY_NAME_MAX}
              readOnly={isPending}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
};
