import { TAX_NUMBER_MAX } from '@tomoguide/contract/payments/tax-number';
import { useState } from 'react';
import { useForm, useValues } from '../../../form/use-form.ts';
import { ApiError, getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { useSetTaxNumber } from './queries.ts';

/**
 * The form for the registration number. A number whose check digit is not that of a company's is saved only
 * if the guide saves it again.
 */
export const NumberForm = ({ stored }: { stored: string | null }) => {
  const { t } = useTranslation('taxes', 'errors');
  const set = useSetTaxNumber();
  const showFailure = useFailureToast(t('taxes.numberFailed'));
  /** The typed number that the server asked about. */
  const [unusual, setUnusual] = useState<string | null>(null);
  const form = useForm({
    state: useValues({ number: stored ?? '' }),
    validate: ({ number }) => ({
      number: number.trim() ? undefined : t('errors.TAX_NUMBER_INVALID'),
    }),
    fieldErrorsOf: (error) => {
      const code = error instanceof ApiError ? getErrorCode(error) : null;
      const isAboutNumber = code === 'TAX_NUMBER_INVALID' || code === 'TAX_NUMBER_UNUSUAL';
      return { number: isAboutNumber ? t(`errors.${code}`) : undefined };
    },
    send: async ({ number }) => {
      try {
        await set.mutateAsync({ number, ...(unusual === number ? { confirmed: true } : {}) });
        setUnusual(null);
        showToast({ tone: 'success', title: t('taxes.numberSaved') });
      } catch (error) {
        const isUnusual = getErrorCode(error) === 'TAX_NUMBER_UNUSUAL';
        if (isUnusual) setUnusual(number);
        if (!(error instanceof ApiError && error.status === 422)) showFailure(error);
        throw error;
      }
    },
  });
  const remove = () =>
    set.mutate(
      { number: null },
      {
        onSuccess: () => {
          form.change({ number: '' });
          form.reset();
          showToast({ tone: 'success', title: t('taxes.numberRemoved') });
        },
        onError: showFailure,
      },
    );
  return (
    <Card>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="grid max-w-md gap-4">
        <Field label={t('taxes.number')} hint={t('taxes.numberHint')} error={form.errors.number}>
          {(field) => (
            <Input
              {...field}
              {...form.text('number')}
              className="tabular"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={TAX_NUMBER_MAX}
              placeholder="T1234567890123"
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="secondary" busy={form.busy}>
            {t(unusual === form.values.number ? 'taxes.numberSaveAnyway' : 'taxes.numberSave')}
          </Button>
          {stored === null ? null : (
            <Button tone="quiet" busy={set.isPending && !form.busy} onClick={remove}>
              {t('taxes.numberRemove')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
};
