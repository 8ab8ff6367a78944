import type { PayoutAccount, WithdrawalOverview } from '@tomoguide/contract/payments/entities';
import { PAYOUT_ACCOUNTS_LIMIT } from '@tomoguide/contract/payments/figures';
import type { PayoutAccountId } from '@tomoguide/contract/primitives';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Plus, Trash2 } from '../../ui/icons.ts';
import { AccountLine } from './account-line.tsx';
import { useAccountText } from './account-text.ts';
import { AddAccountDialog } from './add-account-dialog.tsx';
import { RemoveAccountDialog } from './remove-account-dialog.tsx';

interface Props {
  overview: WithdrawalOverview;
  /** The selected account; omitted if there is nothing to withdraw, so that the accounts are only managed. */
  chosen?: PayoutAccountId | null;
  onChoose?: (id: PayoutAccountId) => void;
  error?: string | undefined;
}

const AccountLines = ({ account, holder }: { account: PayoutAccount; holder: string }) => (
  <span className="min-w-0 py-2">
    <span className="block font-medium">
      <AccountLine account={account} />
    </span>
    <span className="wrap-anywhere block text-ink-soft text-sm">{holder}</span>
  </span>
);

/** The user's saved accounts, one of them selected, with buttons to add and remove accounts. */
export const AccountChoice = ({ overview, chosen, onChoose, error }: Props) => {
  const { t } = useTranslation('withdrawal');
  const words = useAccountText();
  const errorId = useId();
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<PayoutAccount | null>(null);
  const { accounts, holder } = overview;
  return (
    <fieldset
      className="grid gap-2"
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className="mb-1 font-semibold text-sm">{t('withdrawal.to')}</legend>
      {accounts.length === 0 ? <p className="text-ink-soft">{t('withdrawal.noAccounts')}</p> : null}
      {accounts.map((account) => (
        <div
          key={account.id}
          className="flex items-center gap-2 rounded-xl border border-line pr-1 has-checked:border-action has-checked:bg-action-soft"
        >
          {onChoose ? (
            <label className="flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3 pl-4">
              <input
                type="radio"
                name="payout-account"
                className="size-5 shrink-0 accent-(--action)"
                checked={chosen === account.id}
                onChange={() => onChoose(account.id)}
              />
              <AccountLines account={account} holder={holder} />
            </label>
          ) : (
            <p className="flex min-h-14 min-w-0 flex-1 items-center pl-4">
              <AccountLines account={account} holder={holder} />
            </p>
          )}
          <IconButton
            label={t('withdrawal.removeOne', { account: words(account) })}
            onClick={() => setRemoving(account)}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      ))}
      {error ? (
        <p id={errorId} role="alert" className="text-seal-strong text-sm">
          {error}
        </p>
      ) : null}
      {accounts.length < PAYOUT_ACCOUNTS_LIMIT ? (
        <Button tone="secondary" className="justify-self-start" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden="true" className="size-5" />
          {t('withdrawal.addAccount')}
        </Button>
      ) : (
        <p className="text-ink-soft text-sm">{t('withdrawal.full')}</p>
      )}
      {/* Outside the surrounding form, so that Enter in these fields does not submit it. */}
      {isAdding
        ? createPortal(
            <AddAccountDialog
              overview={overview}
              onClose={() => setIsAdding(false)}
              onAdded={(id) => onChoose?.(id)}
            />,
            document.body,
          )
        : null}
      {removing
        ? createPortal(
            <RemoveAccountDialog account={removing} onClose={() => setRemoving(null)} />,
            document.body,
          )
        : null}
    </fieldset>
  );
};
