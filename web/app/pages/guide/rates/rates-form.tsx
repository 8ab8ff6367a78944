import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatMoney } from '@tomoguide/contract/format';
import { setRates } from '@tomoguide/contract/guides/calls';
import { RATE_BOUNDS } from '@tomoguide/contract/guides/rate-bounds';
import type { OwnRates } from '@tomoguide/contract/guides/rates';
import { DEFAULT_ADDITIONAL_PRICE_CENTS } from '@tomoguide/contract/payments/figures';
import { useState } from 'react';
import { useEarlierInput, useStoreInput } from '../../../form/stored-draft.ts';
import { keepIfTyped, useForm, useValues } from '../../../form/use-form.ts';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useAfterPointerUp } from '../../../lib/use-after-pointer-up.ts';
import {
  ownGuideQuery,
  ownItinerariesQuery,
  ownRatesQuery,
} from '../../../parts/guides/own-guide/queries.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { LeaveGuard } from '../leave-guard.tsx';
import { SampleTours } from './sample-tours.tsx';
import { ServicePrices } from './service-prices.tsx';
import { SizeFields } from './size-fields.tsx';
import {
  areSame,
  findProblems,
  formatBounds,
  type RatesProblem,
  restoreTyped,
  type SavedRates,
  type TypedRates,
  toRates,
  toSaved,
  toTyped,
} from './typed-rates.ts';

/**
 * Saves all rates. If they were changed elsewhere, reloads the form with the saved values. `startDraft`
 * also receives the sent values if they were saved unchanged.
 */
const useSaveRates = (
  revision: string,
  startDraft: (rates: OwnRates, sent?: TypedRates) => void,
) => {
  const { t } = useTranslation('guide-settings', 'errors');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (typed: TypedRates) => api(setRates, { body: { revision, rates: toRates(typed) } }),
    onSuccess: (rates, sent) => {
      startDraft(rates, sent);
      showToast({
        tone: 'success',
        title: t('guide-settings.rates.saved'),
        description: t('guide-settings.rates.savedHint'),
      });
      return Promise.all([
        client.invalidateQueries({ queryKey: ownGuideQuery().queryKey }),
        client.invalidateQueries({ queryKey: ['guides'] }),
        // The server removes services that are no longer offered from the itineraries.
        client.invalidateQueries({ queryKey: ownItinerariesQuery().queryKey }),
      ]);
    },
    onError: async (error) => {
      const code = getErrorCode(error);
      showToast({
        tone: 'destructive',
        title: t('guide-settings.rates.failed'),
        description: t(`errors.${code}`),
      });
      if (code === 'GUIDE_CHANGED')
        startDraft(await client.fetchQuery({ ...ownRatesQuery(), staleTime: 0 }));
    },
  });
};

/** The form for the guide's prices and services, saved together. */
export const RatesForm = ({ rates: opened }: { rates: OwnRates }) => {
  const { t } = useTranslation('guide-settings');
  const locale = useLocale();
  /** The saved rates: the initial values of the fields. */
  const [rates, setRatesInForce] = useState(opened);
  const before = useEarlierInput<SavedRates>('rates', opened.revision);
  const state = useValues(() => (before ? restoreTyped(before) : toTyped(rates)));
  const [typed, , setTyped] = state;
  /** Price fields that have lost focus; their errors are shown immediately. */
  const [left, setLeft] = useState<ReadonlySet<RatesProblem>>(new Set());
  const saved = toTyped(rates);
  const isDirty = !areSame(typed, saved);
  const deleteStored = useStoreInput('rates', isDirty ? toSaved(typed) : null, rates.revision);
  const save = useSaveRates(rates.revision, (inForce, sent) => {
    const fresh = toTyped(inForce);
    setRatesInForce(inForce);
    setTyped(sent ? keepIfTyped(sent, fresh) : fresh);
    hideErrors();
  });
  const form = useForm<TypedRates, RatesProblem, true>({
    state,
    validate: (values) =>
      Object.fromEntries(findProblems(values).map((problem) => [problem, true])),
    fieldErrorsOf: () => ({}),
    send: save.mutateAsync,
  });
  const hideErrors = (): void => {
    form.reset();
    setLeft(new Set());
  };
  const { change } = form;
  const shown: ReadonlySet<RatesProblem> = new Set(
    findProblems(typed).filter((problem) => form.tried || left.has(problem)),
  );
  const afterPress = useAfterPointerUp();
  const handleBlurError = (problem: RatesProblem): void =>
    afterPress(() => setLeft((before) => new Set(before).add(problem)));
  const price = (name: 'basic' | 'additional') => ({
    name,
    ...form.text(name),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 5,
    className: 'tabular',
    onBlur: () => handleBlurError(name),
  });
  const { basicPriceRmb, additionalPriceRmb } = RATE_BOUNDS;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      <Card className="grid gap-5">
        <h2 className="font-bold text-xl">{t('guide-settings.rates.prices')}</h2>
        {/* Side by side on phones too, if the text size allows, so that the example stays above the save
            bar. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] grid-rows-[repeat(3,auto)] gap-x-3 gap-y-5 sm:gap-x-5">
          <Field
            className="row-span-3 grid-rows-subgrid"
            label={t('guide-settings.rates.basic')}
            hint={t('guide-settings.rates.basicHint', formatBounds(basicPriceRmb))}
            error={
              shown.has('basic')
                ? t('guide-settings.rates.priceInvalid', formatBounds(basicPriceRmb))
                : undefined
            }
          >
            {(field) => <Input {...field} {...price('basic')} />}
          </Field>
          <Field
            className="row-span-3 grid-rows-subgrid"
            label={t('guide-settings.rates.additional')}
            note={t('guide-settings.optional')}
            hint={t('guide-settings.rates.additionalHint', {
              usual: formatMoney(DEFAULT_ADDITIONAL_PRICE_CENTS, locale),
            })}
            error={
              shown.has('additional')
                ? t('guide-settings.rates.priceInvalid', formatBounds(additionalPriceRmb))
                : undefined
            }
          >
            {(field) => <Input {...field} {...price('additional')} />}
          </Field>
        </div>
      </Card>
      <SampleTours typed={typed} />
      <Card className="grid gap-5">
        <h2 className="font-bold text-xl">{t('guide-settings.rates.tours')}</h2>
        <SizeFields typed={typed} problems={shown} onChange={change} />
      </Card>
      <Card className="grid max-w-full gap-1">
        <h2 className="font-bold text-xl">{t('guide-settings.rates.instant')}</h2>
        <p className="max-w-prose text-ink-soft">{t('guide-settings.rates.instantHint')}</p>
        <Checkbox
          name="instantBooking"
          label={t('guide-settings.rates.instantOn')}
          checked={typed.instantBooking}
          onChange={({ target }) => change({ instantBooking: target.checked })}
        />
      </Card>
      <Card className="grid gap-5" data-invalid={shown.has('services') ? '' : undefined}>
        <div className="grid max-w-prose gap-1">
          <h2 className="font-bold text-xl">{t('guide-settings.rates.services')}</h2>
          <p className="text-ink-soft">{t('guide-settings.rates.servicesHint')}</p>
        </div>
        {shown.has('services') ? (
          <p role="alert" className="text-danger">
            {t('guide-settings.rates.servicesMissing')}
          </p>
        ) : null}
        <ServicePrices
          services={typed.services}
          basic={typed.basic}
          problems={shown}
          onLeave={handleBlurError}
          onChange={(services) => change({ services })}
        />
      </Card>
      <div
        className={`flex flex-wrap items-center gap-3 ${
          isDirty
            ? 'sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-30 rounded-2xl border border-line bg-surface p-2.5 shadow-pop'
            : ''
        }`}
      >
        <Button type="submit" busy={form.busy} disabled={!isDirty}>
          {t(form.busy ? 'guide-settings.rates.saving' : 'guide-settings.rates.save')}
        </Button>
        {isDirty && !form.busy ? (
          <Button
            tone="quiet"
            onClick={() => {
              setTyped(saved);
              hideErrors();
            }}
          >
            {t('guide-settings.rates.discard')}
          </Button>
        ) : null}
      </div>
      {isDirty ? <LeaveGuard onLeave={deleteStored} /> : null}
    </form>
  );
};
