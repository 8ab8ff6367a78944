import { formatMoney } from '@tomoguide/contract/format';
import type { WithdrawalOverview } from '@tomoguide/contract/payments/entities';
import { formatTypedAmount, parseAmount } from '@tomoguide/contract/payments/typed-amount';
import type { PayoutAccountId } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { useForm, useValues } from '../../form/use-form.ts';
import { getErrorCode, isOutcomeUnknown } from '../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { restoresFocusOnRemoval } from '../../ui/restore-focus.ts';
import { showToast } from '../../ui/toast.ts';
import { AccountChoice } from './account-choice.tsx';
import { useAccountText } from './account-text.ts';
import { useRequestWithdrawal } from './queries.ts';

type AmountProblem = 'amountInvalid' | 'amountTooSmall' | 'amountTooLarge' | null;

const findProblem = (
  cents: number | null,
  { minimumCents, withdrawableCents }: WithdrawalOverview,
): AmountProblem => {
  if (cents === null) return 'amountInvalid';
  if (cents < minimumCents) return 'amountTooSmall';
  return cents > withdrawableCents ? 'amountTooLarge' : null;
};

interface Props {
  overview: WithdrawalOverview;
  /** True if the user is closing the account, so the rest can be withdrawn even below the minimum. */
  isClosing?: boolean;
}

/** The form for the amount and the account of a withdrawal. */
export const WithdrawalForm = ({ overview, isClosing = false }: Props) => {
  const { t } = useTranslation('withdrawal', 'errors');
  const locale = useLocale();
  const words = useAccountText();
  const request = useRequestWithdrawal();
  const [chosen, setChosen] = useState<PayoutAccountId | null>(null);
  const { withdrawableCents, minimumCents } = overview;
  const maximum = formatMoney(withdrawableCents, locale);
  const account = overview.accounts.find(({ id }) => id === chosen) ?? overview.accounts[0] ?? null;
  const withdrawsAll = isClosing && withdrawableCents > 0 && withdrawableCents < minimumCents;
  const getAmountCents = (amount: string) =>
    withdrawsAll ? withdrawableCents : parseAmount(amount);
  const amountError = (amount: string): string | undefined => {
    const problem = withdrawsAll ? null : findProblem(getAmountCents(amount), overview);
    return problem ? t(`withdrawal.${problem}`, { amount: maximum }) : undefined;
  };
  const form = useForm({
    state: useValues({ amount: '' }),
    validate: ({ amount }) => ({
      amount: amountError(amount),
      account: account ? undefined : t('withdrawal.toMissing'),
    }),
    send: async ({ amount }): Promise<void> => {
      const amountCents = getAmountCents(amount);
      if (amountCents === null || !account) return;
      await request.mutateAsync({
        amountCents,
        payoutAccountId: account.id,
        ...(withdrawsAll ? { isClosing: true as const } : {}),
      });
      showToast({
        tone: 'success',
        title: t('withdrawal.requested'),
        description: t('withdrawal.requestedHint', { account: words(account) }),
      });
      form.change({ amount: '' });
      form.reset();
    },
  });
  const cents = getAmountCents(form.values.amount);

  if (withdrawableCents < minimumCents && !withdrawsAll)
    return (
      <Card className="grid gap-5">
        <p className="text-ink-soft">{t('withdrawal.tooLittle')}</p>
        <AccountChoice overview={overview} />
      </Card>
    );
  return (
    <Card>
      <form ref={restoresFocusOnRemoval} className="grid gap-6" onSubmit={form.submit} noValidate>
        {withdrawsAll ? <p>{t('withdrawal.closingRest', { amount: maximum })}</p> : null}
        {withdrawsAll ? null : (
          <Field
            label={t('withdrawal.amount')}
            hint={t('withdrawal.minimum')}
            error={form.errors.amount}
          >
            {(field) => (
              <div className="flex gap-2">
                <Input
                  {...field}
                  {...form.text('amount')}
                  inputMode="decimal"
                  autoComplete="off"
                  className="tabular min-w-0"
                  // Read-only rather than disabled, because a disabled field would lose focus after Enter.
                  readOnly={form.busy}
                />
                <Button
                  tone="secondary"
                  className="shrink-0"
                  disabled={form.busy}
                  onClick={() => form.change({ amount: formatTypedAmount(withdrawableCents) })}
                >
                  {t('withdrawal.all')}
                </Button>
              </div>
            )}
          </Field>
        )}
        <AccountChoice
          overview={overview}
          chosen={account?.id ?? null}
          onChoose={(id) => form.busy || setChosen(id)}
          error={form.errors.account}
        />
        {request.isError ? (
          <p role="alert" className="rounded-xl bg-seal-soft px-4 py-3 text-seal-strong">
            {isOutcomeUnknown(request.error)
              ? t('withdrawal.uncertain')
              : t(`errors.${getErrorCode(request.error)}`)}
          </p>
        ) : null}
        <Button type="submit" size="large" busy={form.busy} className="sm:justify-self-start">
          {form.busy
            ? t('withdrawal.requesting')
            : cents !== null && !form.problems.amount
              ? t('withdrawal.request', { amount: formatMoney(cents, locale) })
              : t('withdrawal.requestPlain')}
        </Button>
      </form>
    </Card>
  );
};
