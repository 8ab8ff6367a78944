import {
  ADDRESS_MAX,
  MEAL_OPTIONS,
  MealOption,
  siteCosts,
  TICKET_OPTIONS,
  TicketOption,
  TRANSPORT_OPTIONS,
  TransportOption,
} from '@tomoguide/contract/bookings/particulars';
import { formatYen } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { Draft } from '../checkout-draft.ts';
import { GroupFields } from '../group-fields.tsx';
import type { ParticularSentences } from '../particular-sentences.ts';
import { PlaceFields } from './place-fields.tsx';

interface Props {
  draft: Draft;
  /** What is wrong by now, in words. */
  wrong: ParticularSentences;
  onChange: (change: Partial<Draft>) => void;
}

const NOTHING = { meal: null, transport: null, tickets: null };

/** Where to meet, and what else costs something on site: yen beside the price, never in it. */
export const ParticularsFields = ({ draft, wrong, onChange }: Props) => {
  const { t } = useTranslation('bookings-checkout');
  const { t: words } = useTranslation('bookings');
  const locale = useLocale();
  const costs = siteCosts(draft);
  const withYen = (label: string, yen: number) =>
    yen > 0 ? `${label} · ${t('about', { amount: formatYen(yen, locale) })}` : label;
  return (
    <div className="grid gap-5">
      <PlaceFields draft={draft} wrong={wrong} onChange={onChange} max={ADDRESS_MAX} />
      <GroupFields
        group={draft.group}
        error={wrong.group}
        onChange={(group) => onChange({ group })}
      />
      <fieldset className="grid gap-4 rounded-xl bg-sunken p-4">
        <legend className="sr-only">{t('onSite')}</legend>
        <div>
          <p aria-hidden="true" className="font-semibold">
            {t('onSite')}
          </p>
          <p className="text-ink-soft text-sm">{t('onSiteHint')}</p>
        </div>
        <Field label={t('meal')} error={wrong.meal}>
          {(field) => (
            <Select
              {...field}
              value={draft.meal ?? ''}
              onChange={(event) =>
                onChange({ meal: MealOption.safeParse(event.target.value).data ?? null })
              }
            >
              <option value="">{t('undecided')}</option>
              {MEAL_OPTIONS.map((meal) => (
                <option key={meal} value={meal}>
                  {withYen(words(`meal.${meal}`), siteCosts({ ...NOTHING, meal }).totalYen)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('transport')} error={wrong.transport} hint={t('transportHint')}>
          {(field) => (
            <Select
              {...field}
              value={draft.transport ?? ''}
              onChange={(event) =>
                onChange({ transport: TransportOption.safeParse(event.target.value).data ?? null })
              }
            >
              <option value="">{t('undecided')}</option>
              {TRANSPORT_OPTIONS.map((transport) => (
                <option key={transport} value={transport}>
                  {withYen(
                    words(`transport.${transport}`),
                    siteCosts({ ...NOTHING, transport }).totalYen,
                  )}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('tickets')} error={wrong.tickets}>
          {(field) => (
            <Select
              {...field}
              value={draft.tickets ?? ''}
              onChange={(event) =>
                onChange({ tickets: TicketOption.safeParse(event.target.value).data ?? null })
              }
            >
              <option value="">{t('undecided')}</option>
              {TICKET_OPTIONS.map((tickets) => (
                <option key={tickets} value={tickets}>
                  {withYen(
                    words(`tickets.${tickets}`),
                    siteCosts({ ...NOTHING, tickets }).totalYen,
                  )}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {costs.totalYen > 0 ? (
          <p aria-live="polite" className="tabular font-semibold">
            {t('onSiteTotal', { amount: formatYen(costs.totalYen, locale) })}
          </p>
        ) : null}
      </fieldset>
    </div>
  );
};
