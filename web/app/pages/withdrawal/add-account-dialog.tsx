import type { WithdrawalOverview } from '@tomoguide/contract/payments/entities';
import {
  findPayoutProblem,
  normalizeAccount,
  PAYOUT_BOUNDS,
} from '@tomoguide/contract/payments/payout-account';
import { PAYOUT_KINDS, type PayoutKind } from '@tomoguide/contract/payments/withdrawal';
import type { PayoutAccountId } from '@tomoguide/contract/primitives';
import { useForm, useValues } from '../../form/use-form.ts';
import { getErrorCode } from '../../lib/api-error.ts';
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

const PayoutKindField = ({ value, onChange }: KindsProps) => {
  const { t } = useTranslation('withdrawal');
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">{t('withdrawal.kindLabel')}</legend>
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
            {t(`withdrawal.kind.${kind}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/**
 * A dialog to add an account for withdrawals. It does not ask for the holder, which is always the user's
 * name.
 */
export const AddAccountDialog = ({ overview, onClose, onAdded }: Props) => {
  const { t } = useTranslation('withdrawal', 'errors');
  const add = useAddAccount();
  const form = useForm({
    state: useValues<{ kind: PayoutKind; bank: string; number: string }>({
      kind: 'alipay',
      bank: '',
      number: '',
    }),
    validate: (typed) => {
      const problem = findPayoutProblem(normalizeAccount(typed));
      return {
        bank: problem === 'bank' ? t('withdrawal.bankInvalid') : undefined,
        number: problem === 'number' ? t(`withdrawal.numberInvalid.${typed.kind}`) : undefined,
      };
    },
    send: async (typed) => {
      try {
        const { id } = await add.mutateAsync(normalizeAccount(typed));
        onAdded(id);
        showToast({ tone: 'success', title: t('withdrawal.saved') });
        onClose();
      } catch (error) {
        showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) });
      }
    },
  });
  const { kind } = form.values;
  return (
    <ConfirmDialog
      open
      title={t('withdrawal.addTitle')}
      confirmLabel={form.busy ? t('withdrawal.saving') : t('withdrawal.save')}
      onConfirm={form.submit}
      onClose={onClose}
      busy={form.busy}
    >
      <form
        ref={form.ref}
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          // In React's tree, this form is inside the withdrawal form, which must not receive the submit
          // event.
          event.stopPropagation();
          void form.submit(event);
        }}
      >
        <PayoutKindField value={kind} onChange={(chosen) => form.change({ kind: chosen })} />
        {kind === 'bank' ? (
          <Field label={t('withdrawal.bank')} error={form.errors.bank}>
            {(field) => <Input {...field} {...form.text('bank')} maxLength={PAYOUT_BOUNDS.bank} />}
          </Field>
        ) : null}
        <Field label={t(`withdrawal.number.${kind}`)} error={form.errors.number}>
          {(field) => (
            <Input
              {...field}
              {...form.text('number')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              inputMode={kind === 'bank' ? 'numeric' : 'text'}
              className="tabular"
              maxLength={PAYOUT_BOUNDS.number}
            />
          )}
        </Field>
        <div>
          <p className="font-semibold text-sm">{t('withdrawal.holder')}</p>
          <p className="wrap-anywhere">{overview.holder}</p>
          <p className="text-ink-soft text-sm">
            {overview.holderVerified
              ? t('withdrawal.holderVerified')
              : t('withdrawal.holderUnverified')}
          </p>
        </div>
      </form>
    </ConfirmDialog>
  );
};
