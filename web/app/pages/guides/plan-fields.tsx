import { formatHourlyChange, formatHours } from '@tomoguide/contract/format';
import type { GuideDetail, ServicePrice } from '@tomoguide/contract/guides/entities';
import { SERVICES_MAX } from '@tomoguide/contract/guides/figures';
import {
  listOfferedDurations,
  listOfferedGroupSizes,
} from '@tomoguide/contract/guides/offered-sizes';
import type { Plan, PlanChange } from '../../parts/guides/profile/tour-plan.ts';
import { TEN_PLUS } from '../../parts/guides/search/filters.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { ChevronDown } from '../../ui/icons.ts';
import { Select } from '../../ui/select.tsx';

interface Props {
  guide: GuideDetail;
  plan: Plan;
  onChange: (change: PlanChange) => void;
  names: (ids: readonly number[]) => string[];
  pricing: readonly ServicePrice[];
}

/** Fields for the duration, group size and services, which determine the price. */
export const PlanFields = ({ guide, plan, onChange, names, pricing }: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const own = new Map<number, number>(
    pricing.map(({ subcategoryId, priceCents }) => [subcategoryId, priceCents]),
  );
  const toggle = (id: number) =>
    onChange({
      services: plan.services.includes(id)
        ? plan.services.filter((other) => other !== id)
        : [...plan.services, id].sort((a, b) => a - b),
    });
  const label = (id: number) => {
    const price = own.get(id);
    const [name] = names([id]);
    if (price === undefined || price === guide.basicPricePerHourCents) return name;
    return `${name} · ${formatHourlyChange(price - guide.basicPricePerHourCents, locale)}`;
  };
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('guides.box.length')}>
          {(field) => (
            <Select
              {...field}
              value={plan.duration}
              onChange={(event) => onChange({ duration: Number(event.target.value) })}
            >
              {listOfferedDurations(guide).map((hours) => (
                <option key={hours} value={hours}>
                  {formatHours(hours, locale)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t('guides.box.travelers')}
          hint={plan.tenPlus ? t('guides.box.tenPlusHint', { count: plan.travelers }) : undefined}
        >
          {(field) => (
            <Select
              {...field}
              value={plan.tenPlus ? TEN_PLUS : plan.travelers}
              onChange={(event) =>
                onChange({ travelers: Number(event.target.value), tenPlus: false })
              }
            >
              {plan.tenPlus ? <option value={TEN_PLUS}>{t('guides.box.tenPlus')}</option> : null}
              {listOfferedGroupSizes(guide).map((people) => (
                <option key={people} value={people}>
                  {t('guides.box.groupSize', { count: people })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <details className="group rounded-xl border border-line-strong bg-surface">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-3.5 [&::-webkit-details-marker]:hidden">
          <span>
            <span className="font-semibold text-sm">{t('guides.box.services')}</span>{' '}
            <span className="text-[0.9375rem] text-ink-soft">
              {plan.services.length > 0
                ? t('guides.box.servicesChosen', { count: plan.services.length })
                : t('guides.box.anyService')}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="border-line border-t px-3.5 py-1">
          {guide.services.map((id) => (
            <Checkbox
              key={id}
              label={label(id)}
              checked={plan.services.includes(id)}
              disabled={plan.services.length >= SERVICES_MAX && !plan.services.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </div>
      </details>
    </div>
  );
};
