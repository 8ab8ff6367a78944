import { useQuery, useQueryClient } from '@tanstack/react-query';
import { closeAccount, getClosing } from '@tomoguide/contract/accounts/calls';
import type { ClosingReason } from '@tomoguide/contract/accounts/closing';
import { formatMoney } from '@tomoguide/contract/format';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { requireText } from '../../form/required.ts';
import { useForm, useValues } from '../../form/use-form.ts';
import { api } from '../../lib/api.ts';
import { getErrorCode } from '../../lib/api-error.ts';
import { endSession } from '../../lib/session.ts';
import { PasswordInput } from '../../parts/accounts/password-input.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';

const CLOSING_KEY = ['me', 'closing'] as const;
const LINK = 'inline-flex min-h-11 items-center justify-self-start text-action';
const OF_MONEY: readonly ClosingReason[] = ['earnings', 'wallet', 'withdrawal'];

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** The goodwill credit that the user loses by closing the account, in fen. */
  goodwillCents: number;
}

const ClosingDialog = ({ open, onClose, goodwillCents }: DialogProps) => {
  const { t } = useTranslation('profile', 'accounts', 'errors');
  const locale = useLocale();
  const id = useId();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const form = useForm({
    state: useValues({ currentPassword: '' }),
    validate: ({ currentPassword }) => ({
      currentPassword: requireText(currentPassword, t('accounts.login.fillPassword')),
    }),
    fieldErrorsOf: (error) =>
      error === null ? {} : { currentPassword: t('accounts.password.wrong') },
    send: async ({ currentPassword }) => {
      try {
        await api(closeAccount, { body: { currentPassword, goodwillCents } });
      } catch (error) {
        if (getErrorCode(error) === 'PASSWORD_WRONG') throw error;
        cache.invalidateQueries({ queryKey: CLOSING_KEY });
        showToast({
          tone: 'destructive',
          title: t('profile.account.closeFailed'),
          description: t(`errors.${getErrorCode(error)}`),
        });
        return onClose();
      }
      endSession('logout');
      navigate('/');
      showToast({ title: t('profile.account.closed') });
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={form.busy}
      title={t('profile.account.closeTitle')}
      footer={
        <Button
          type="submit"
          form={id}
          tone="danger"
          wide
          busy={form.busy}
          disabled={form.values.currentPassword === ''}
        >
          {form.busy ? t('profile.account.closing') : t('profile.account.closeButton')}
        </Button>
      }
    >
      <form id={id} onSubmit={form.submit} className="grid gap-4">
        <p>{t('profile.account.closeWarning')}</p>
        {goodwillCents > 0 ? (
          <p className="font-semibold">
            {t('profile.account.goodwill', { amount: formatMoney(goodwillCents, locale) })}
          </p>
        ) : null}
        <Field label={t('accounts.password.current')} error={form.errors.currentPassword}>
          {(field) => (
            <PasswordInput
              {...field}
              {...form.text('currentPassword')}
              autoComplete="current-password"
              readOnly={form.busy}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
};

/** Closes the account, or explains why it cannot be closed. */
export const CloseAccountCard = () => {
  const { t } = useTranslation('profile');
  const [confirming, setConfirming] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: CLOSING_KEY,
    queryFn: ({ signal }) => api(getClosing, { signal }),
    staleTime: 0,
  });
  if (!data)
    return isError ? (
      <ErrorState title={t('profile.account.loadFailed')} onRetry={() => refetch()}>
        {t('profile.account.loadFailedHint')}
      </ErrorState>
    ) : (
      <Skeleton className="h-40 rounded-2xl" />
    );
  const { reasons, goodwillCents } = data;
  return (
    <div className="grid gap-3 rounded-2xl border border-line bg-surface p-5">
      <div>
        <h3 className="font-semibold">{t('profile.account.close')}</h3>
        <p className="max-w-prose text-ink-soft text-sm">{t('profile.account.closeHint')}</p>
      </div>
      {reasons.length > 0 ? (
        <div className="grid gap-1">
          <p>{t('profile.account.closeNotYet')}</p>
          <ul className="list-disc pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{t(`profile.account.reasons.${reason}`)}</li>
            ))}
          </ul>
          {reasons.some((reason) => OF_MONEY.includes(reason)) ? (
            <Link to="/withdrawal?closing" className={LINK}>
              {t('profile.account.toWithdrawal')}
            </Link>
          ) : null}
          {reasons.includes('bookings') ? (
            <Link to="/dashboard" className={LINK}>
              {t('profile.account.toTrips')}
            </Link>
          ) : null}
        </div>
      ) : (
        <Button tone="secondary" className="justify-self-start" onClick={() => setConfirming(true)}>
          {t('profile.account.closeButton')}
        </Button>
      )}
      {confirming ? (
        <ClosingDialog open onClose={() => setConfirming(false)} goodwillCents={goodwillCents} />
      ) : null}
    </div>
  );
};
