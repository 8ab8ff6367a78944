import { formatMoney } from '@tomoguide/contract/format';
import { PRICE_STEP } from '@tomoguide/contract/guides/price-slider';
import { parseAmount } from '@tomoguide/contract/payments/typed-amount';
import { useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { isComposing } from '../../../ui/composing.ts';
import { Input } from '../../../ui/input.tsx';
import { RangeSlider } from '../../../ui/range-slider.tsx';
import { getPriceFilters } from './filters.ts';
import { usePriceRangeText } from './use-price-range-text.ts';

/** The ends of the slider until the actual ones are loaded, in RMB. */
export const UNKNOWN_BOUNDS = { min: 50, max: 500 };

interface Props {
  /** The ends of the slider, in RMB. */
  bounds: { min: number; max: number };
  value: readonly [number, number];
  /** Called when the user releases a thumb or leaves a number field, not on every step in between. */
  onCommit: (value: [number, number]) => void;
  /** True to show number fields next to the slider. */
  withFields?: boolean;
  /** True inside a form that can be submitted before hydration. */
  inForm?: boolean;
}

type Band = readonly [number, number];

/** Clamps a range to the slider's limits. */
const clampBand = ([low, high]: Band, { min, max }: Props['bounds']): Band => [
  Math.max(low, min),
  Math.min(high, max),
];

/** Returns the typed amount in whole RMB; null if it is not an amount. */
const parseYuan = (typed: string | null): number | null => {
  const cents = typed === null ? null : parseAmount(typed);
  return cents === null ? null : Math.round(cents / 100);
};

/** A slider for the price range in RMB, with two thumbs and optional number fields. */
export const PriceField = ({
  bounds,
  value,
  onCommit,
  withFields = false,
  inForm = false,
}: Props) => {
  const { t } = useTranslation('landing', 'search');
  const locale = useLocale();
  const [moving, setMoving] = useState<Band | null>(null);
  const [typed, setTyped] = useState<readonly [string | null, string | null]>([null, null]);
  const [low, high] = moving ?? value;
  const bandWords = usePriceRangeText();
  const money = (rmb: number) => formatMoney(rmb * 100, locale);
  const commit = () => {
    if (moving) onCommit([moving[0], moving[1]]);
    setMoving(null);
  };
  /**
   * Commits the typed range. `isBetween` is true while the user moves from one number field to the other: a
   * low price above the high one is then an unfinished change.
   */
  const take = (isBetween = false) => {
    const [from, to] = [0, 1].map((index) => parseYuan(typed[index] ?? null) ?? value[index]) as [
      number,
      number,
    ];
    if (isBetween && from > to) return;
    setTyped([null, null]);
    if (from === value[0] && to === value[1]) return;
    onCommit(from <= to ? [from, to] : [to, from]);
  };
  // biome-ignore-start lint/a11y/noLabelWithoutControl: the input is inside.
  const number = (index: 0 | 1, label: string) => (
    <label className="grid gap-1 text-ink-soft text-sm">
      {label}
      <Input
        // Not `type="number"`, which does not accept full-width digits.
        inputMode="numeric"
        autoComplete="off"
        value={typed[index] ?? value[index]}
        onInput={({ currentTarget }) =>
          setTyped(index === 0 ? [currentTarget.value, typed[1]] : [typed[0], currentTarget.value])
        }
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) take();
        }}
      />
    </label>
  );
  // biome-ignore-end lint/a11y/noLabelWithoutControl: the input is inside.
  return (
    <fieldset>
      <legend className="flex w-full justify-between gap-3 text-sm">
        <span className="font-semibold">{t('landing.form.price')}</span>
        <span className="tabular text-ink-soft">
          {bandWords(getPriceFilters([low, high], bounds))}
        </span>
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: detects the end of a drag; the thumbs inside are the controls. */}
      <div onPointerUp={commit} onKeyUp={commit} onBlur={commit}>
        <RangeSlider
          min={bounds.min}
          max={bounds.max}
          step={PRICE_STEP}
          value={clampBand([low, high], bounds)}
          onChange={setMoving}
          labels={[t('landing.form.minPrice'), t('landing.form.maxPrice')]}
          words={money}
          names={inForm ? ['minPrice', 'maxPrice'] : undefined}
        />
      </div>
      {withFields ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: detects blur; the fields inside are the controls.
        <div
          className="grid grid-cols-2 gap-3"
          onBlur={({ currentTarget, relatedTarget }) => take(currentTarget.contains(relatedTarget))}
        >
          {number(0, t('search.lowest'))}
          {number(1, t('search.highest'))}
        </div>
      ) : null}
    </fieldset>
  );
};
