import type { WithdrawalOverview } from '@tomoguide/contract/payments/entities';
import {
  normalizeAccount,
  PAYOUT_BOUNDS,
  payoutFault,
} from '@tomoguide/contract/payments/payout-account';
import { PAYOUT_KINDS, type PayoutKind } from '@tomoguide/contract/payments/withdrawal';
import type { PayoutAccountId } from '@tomoguide/contract/primitives';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf } from '../../lib/api-error.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { showToast } from '../../ui/toast.ts';
import { useAddAccount } from './queries.ts';

interface Props {
  overview: WithdrawalOverview;
  onClose: () => void;
  onAdded: (id: PayoutAccountId) => void;
}

interface KindsProps {
  value: PayoutKind;
  onChange: (kind: PayoutKind) => void;
}

const Kinds = ({ value, onChange }: KindsProps) => {
  const { t } = useTranslation('payments-withdrawal');
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">{t('kindLabel')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {PAYOUT_KINDS.map((kind) => (
          <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="payout-kind"
              className="size-5 shrink-0 accent-(--action)"
              checked={value === kind}
              onChange={() => onChange(kind)}
            />
            {t(`kind.${kind}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Adds an account for withdrawals. Does not ask for the holder, which is always the user's name. */
export const AddAccountDialog = ({ overview, onClose, onAdded }: Props) => {
  const { t } = useTranslation('payments-withdrawal');
  const { t: errors } = useTranslation('errors');
  const add = useAddAccount();
  const [kind, setKind] = useState<PayoutKind>('alipay');
  const [bank, setBank] = useState('');
  const [number, setNumber] = useState('');
  const [tried, setTried] = useState(false);
  const bankField = useRef<HTMLInputElement>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const account = normalizeAccount({ kind, bank, number });
  const fault = tried ? payoutFault(account) : null;

  const confirm = async () => {
    flushSync(() => setTried(true));
    const wrong = payoutFault(account);
    if (wrong) return (wrong === 'bank' ? bankField : numberField).current?.focus();
    if (add.isPending) return;
    try {
      const { id } = await add.mutateAsync(account);
      onAdded(id);
      showToast({ tone: 'success', title: t('saved') });
      onClose();
    } catch (error) {
      showToast({ tone: 'destructive', title: errors(errorCodeOf(error)) });
    }
  };

  return (
    <ConfirmDialog
      open
      title={t('addTitle')}
      confirmLabel={add.isPending ? t('saving') : t('save')}
      onConfirm={confirm}
      onClose={onClose}
      busy={add.isPending}
    >
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React's tree this form is inside the withdrawal form.
          event.stopPropagation();
          confirm();
        }}
      >
        <Kinds value={kind} onChange={setKind} />
        {kind === 'bank' ? (
          <Field label={t('bank')} error={fault === 'bank' ? t('bankInvalid') : undefined}>
            {(field) => (
              <Input
                {...field}
                ref={bankField}
                maxLength={PAYOUT_BOUNDS.bank}
                value={bank}
                onChange={(event) => setBank(event.target.value)}
              />
            )}
          </Field>
        ) : null}
        <Field
          label={t(`number.${kind}`)}
          error={fault === 'number' ? t(`numberInvalid.${kind}`) : undefined}
        >
          {(field) => (
            <Input
              {...field}
              ref={numberField}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              inputMode={kind === 'bank' ? 'numeric' : 'text'}
              className="tabular"
              maxLength={PAYOUT_BOUNDS.number}
              value={number}
              onChange={(event) => setNumber(event.target.value)}
            />
          )}
        </Field>
        <div>
          <p className="font-semibold text-sm">{t('holder')}</p>
          <p className="wrap-anywhere">{overview.holder}</p>
          <p className="text-ink-soft text-sm">
            {overview.holderVerified ? t('holderVerified') : t('holderUnverified')}
          </p>
        </div>
      </form>
    </ConfirmDialog>
  );
};
