import { formatMoney } from '@tomoguide/contract/format';
import type { WithdrawalOverview } from '@tomoguide/contract/payments/entities';
import { typedAmount } from '@tomoguide/contract/payments/typed-amount';
import type { PayoutAccountId } from '@tomoguide/contract/primitives';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf, isUncertain } from '../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { passesOnFocus } from '../../ui/pass-on-focus.ts';
import { showToast } from '../../ui/toast.ts';
import { AccountChoice } from './account-choice.tsx';
import { useAccountWords } from './account-words.ts';
import { useRequestWithdrawal } from './queries.ts';

type AmountFault = 'amountInvalid' | 'amountTooSmall' | 'amountTooLarge' | null;

const faultOf = (
  cents: number | null,
  { minimumCents, withdrawableCents }: WithdrawalOverview,
): AmountFault => {
  if (cents === null) return 'amountInvalid';
  if (cents < minimumCents) return 'amountTooSmall';
  return cents > withdrawableCents ? 'amountTooLarge' : null;
};

/** An amount for a text field, with fen only if there are any: '320', '320.50'. */
const asTyped = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

interface Props {
  overview: WithdrawalOverview;
  /** The user is closing the account, so the rest can be withdrawn, however small. */
  isClosing?: boolean;
}

/** Takes the amount and the account for a withdrawal. */
export const WithdrawalForm = ({ overview, isClosing = false }: Props) => {
  const { t } = useTranslation('payments-withdrawal');
  const { t: errors } = useTranslation('errors');
  const locale = useLocale();
  const words = useAccountWords();
  const request = useRequestWithdrawal();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<PayoutAccountId | null>(null);
  const [tried, setTried] = useState(false);
  const amountField = useRef<HTMLInputElement>(null);
  const accounts = useRef<HTMLFieldSetElement>(null);
  const { withdrawableCents, minimumCents } = overview;
  const account = overview.accounts.find(({ id }) => id === chosen) ?? overview.accounts[0] ?? null;
  const takesRest = isClosing && withdrawableCents > 0 && withdrawableCents < minimumCents;
  const cents = takesRest ? withdrawableCents : typedAmount(typed);
  const fault = takesRest ? null : faultOf(cents, overview);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    if (cents === null || fault) return amountField.current?.focus();
    if (!account) return accounts.current?.querySelector('button')?.focus();
    if (request.isPending) return;
    try {
      await request.mutateAsync({
        amountCents: cents,
        payoutAccountId: account.id,
        ...(takesRest ? { isClosing: true as const } : {}),
      });
      showToast({
        tone: 'success',
        title: t('requested'),
        description: t('requestedHint', { account: words(account) }),
      });
      setTyped('');
      setTried(false);
    } catch {
      // Shown above the button until the next attempt.
    }
  };

  if (withdrawableCents < minimumCents && !takesRest)
    return (
      <Card className="grid gap-5">
        <p className="text-ink-soft">{t('tooLittle')}</p>
        <AccountChoice overview={overview} />
      </Card>
    );
  const maximum = formatMoney(withdrawableCents, locale);
  return (
    <Card>
      <form ref={passesOnFocus} className="grid gap-6" onSubmit={submit} noValidate>
        {takesRest ? <p>{t('closingRest', { amount: maximum })}</p> : null}
        {takesRest ? null : (
          <Field
            label={t('amount')}
            hint={t('minimum')}
            error={tried && fault ? t(fault, { amount: maximum }) : undefined}
          >
            {(field) => (
              <div className="flex gap-2">
                <Input
                  {...field}
                  ref={amountField}
                  inputMode="decimal"
                  autoComplete="off"
                  className="tabular min-w-0"
                  value={typed}
                  // Not disabled, because that would take the focus after pressing Enter.
                  readOnly={request.isPending}
                  onChange={(event) => setTyped(event.target.value)}
                />
                <Button
                  tone="secondary"
                  className="shrink-0"
                  disabled={request.isPending}
                  onClick={() => setTyped(asTyped(withdrawableCents))}
                >
                  {t('all')}
                </Button>
              </div>
            )}
          </Field>
        )}
        <AccountChoice
          ref={accounts}
          overview={overview}
          chosen={account?.id ?? null}
          onChoose={(id) => request.isPending || setChosen(id)}
          error={tried && !account ? t('toMissing') : undefined}
        />
        {request.isError ? (
          <p role="alert" className="rounded-xl bg-seal-soft px-4 py-3 text-seal-strong">
            {isUncertain(request.error) ? t('uncertain') : errors(errorCodeOf(request.error))}
          </p>
        ) : null}
        <Button
          type="submit"
          size="large"
          busy={request.isPending}
          className="sm:justify-self-start"
        >
          {request.isPending
            ? t('requesting')
            : cents !== null && !fault
              ? t('request', { amount: formatMoney(cents, locale) })
              : t('requestPlain')}
        </Button>
      </form>
    </Card>
  );
};
