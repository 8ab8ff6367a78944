import type { DemoAccount } from '@tomoguide/contract/accounts/entities';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  accounts: readonly DemoAccount[];
  disabled: boolean;
  onChoose: (account: DemoAccount) => void;
}

/** A choice of demo accounts, offered if the server runs as a demo. */
export const DemoAccounts = ({ accounts, disabled, onChoose }: Props) => {
  const { t } = useTranslation('accounts');
  if (accounts.length === 0) return null;
  return (
    <section
      aria-labelledby="demo-accounts"
      className="mt-6 rounded-xl border border-line-strong border-dashed p-4"
    >
      <h2 id="demo-accounts" className="font-semibold">
        {t('accounts.demo.title')}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft text-sm">{t('accounts.demo.lead')}</p>
      <div className="grid gap-2">
        {accounts.map((account) => (
          <Button
            key={account.username}
            tone="secondary"
            disabled={disabled}
            onClick={() => onChoose(account)}
          >
            <span className="grow text-left">
              <span className="sr-only">{t('accounts.demo.use')}</span> {account.username}
            </span>
            <span className="font-normal text-ink-soft text-sm">
              {t(`accounts.demo.${account.kind}`)}
            </span>
          </Button>
        ))}
      </div>
    </section>
  );
};
