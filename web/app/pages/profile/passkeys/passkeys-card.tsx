import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  startPasskeyRegistration,
} from '@tomoguide/contract/accounts/calls';
import { PASSKEYS_MAX } from '@tomoguide/contract/accounts/figures';
import type { Passkey } from '@tomoguide/contract/accounts/passkeys';
import { formatInstant } from '@tomoguide/contract/format';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { suggestPasskeyName } from '../../../parts/accounts/passkeys/passkey-name.ts';
import {
  createPasskey,
  getPasskeyErrorCode,
  hasPasskeys,
  isAlreadyRegistered,
} from '../../../parts/accounts/webauthn.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { KeyRound } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { SESSIONS_KEY } from '../open-sessions.tsx';
import { ConfirmLoginDialog } from './confirm-login-dialog.tsx';
import { PASSKEYS_KEY } from './passkeys-key.ts';
import { RenameDialog } from './rename-dialog.tsx';

/**
 * Adds or removes a passkey. If the last login was too long ago, calls `ask` with a function that retries.
 */
const usePasskeyChange = <Given,>(
  act: (given: Given) => Promise<unknown>,
  done: string,
  ask: (again: () => void) => void,
) => {
  const { t } = useTranslation('passkeys', 'errors');
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: act,
    onSuccess: () => showToast({ tone: 'success', title: done }),
    onError: (error, given) => {
      const failure = getPasskeyErrorCode(error);
      if (failure === 'LOGIN_TOO_OLD') return ask(() => change.mutate(given));
      if (failure)
        showToast({
          tone: 'destructive',
          title: t('passkeys.failed'),
          description: isAlreadyRegistered(error) ? t('passkeys.present') : t(`errors.${failure}`),
        });
    },
    onSettled: () => {
      cache.invalidateQueries({ queryKey: PASSKEYS_KEY });
      cache.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
  return change;
};

const PasskeyLine = ({
  passkey,
  onRename,
  onRemove,
}: {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}) => {
  const { t } = useTranslation('passkeys');
  const locale = useLocale();
  const at = (instant: string) => formatInstant(instant, Temporal.Now.timeZoneId(), locale);
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-3">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="tabular text-ink-soft text-sm">
          {lastUsedAt
            ? t('passkeys.used', { time: at(lastUsedAt) })
            : t('passkeys.added', { time: at(createdAt) })}
        </p>
      </div>
      <span className="flex">
        <Button tone="quiet" onClick={onRename} aria-label={t('passkeys.renameOf', { name })}>
          {t('passkeys.rename')}
        </Button>
        <Button tone="quiet" onClick={onRemove} aria-label={t('passkeys.removeOf', { name })}>
          {t('passkeys.remove')}
        </Button>
      </span>
    </li>
  );
};

/** A user's passkeys, which the user can add, rename and remove. */
export const PasskeysCard = () => {
  const { t } = useTranslation('passkeys');
  const [can, setCan] = useState(true);
  useEffect(() => setCan(hasPasskeys()), []);
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  /** The action to retry once the user has authenticated again; null if there is none. */
  const [waiting, setWaiting] = useState<{ again: () => void } | null>(null);
  const askToConfirm = (again: () => void) => setWaiting({ again });
  const { data, isError, refetch } = useQuery({
    queryKey: PASSKEYS_KEY,
    queryFn: ({ signal }) => api(listPasskeys, { signal }),
    staleTime: 0,
  });
  const add = usePasskeyChange(
    async (name: string) => {
      const passkey = await createPasskey(await api(startPasskeyRegistration));
      return api(addPasskey, { body: { name, passkey } });
    },
    t('passkeys.addedToast'),
    askToConfirm,
  );
  const remove = usePasskeyChange(
    (id: Passkey['id']) => api(removePasskey, { params: { id } }),
    t('passkeys.removedToast'),
    askToConfirm,
  );
  if (!data)
    return isError ? (
      <ErrorState title={t('passkeys.loadFailed')} onRetry={() => refetch()}>
        {t('passkeys.loadFailedHint')}
      </ErrorState>
    ) : (
      <Skeleton className="h-24 rounded-2xl" />
    );
  const passkeys = data.data;
  return (
    <>
      {passkeys.length > 0 ? (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenaming(passkey)}
              onRemove={() => setRemoving(passkey)}
            />
          ))}
        </ul>
      ) : null}
      {can && passkeys.length < PASSKEYS_MAX ? (
        <Button
          tone="secondary"
          busy={add.isPending}
          onClick={() => add.mutate(suggestPasskeyName(passkeys.map(({ name }) => name)))}
          className="justify-self-start"
        >
          {t('passkeys.add')}
        </Button>
      ) : null}
      {can ? null : <p className="text-ink-soft text-sm">{t('passkeys.cannot')}</p>}
      <ConfirmDialog
        open={removing !== null}
        title={t('passkeys.removeTitle', { name: removing?.name ?? '' })}
        confirmLabel={t('passkeys.remove')}
        onConfirm={() => {
          if (removing) remove.mutate(removing.id);
          setRemoving(null);
        }}
        onClose={() => setRemoving(null)}
        danger
      >
        {t('passkeys.removeHint')}
      </ConfirmDialog>
      {renaming ? <RenameDialog passkey={renaming} onClose={() => setRenaming(null)} /> : null}
      {waiting ? (
        <ConfirmLoginDialog
          withPasskey={can && passkeys.length > 0}
          onClose={() => setWaiting(null)}
          onConfirmed={() => {
            setWaiting(null);
            waiting.again();
          }}
        />
      ) : null}
    </>
  );
};
