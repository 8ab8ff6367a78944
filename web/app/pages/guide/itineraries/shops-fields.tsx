import { formatDuration } from '@tomoguide/contract/format';
import { ITINERARY_BOUNDS } from '@tomoguide/contract/guides/itinerary-bounds';
import { useRef } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { moveItem } from '../move-item.ts';
import { BilingualFields } from './bilingual-fields.tsx';
import {
  createShop,
  type ItineraryProblem,
  SHOP_DURATIONS,
  type TypedShop,
} from './typed-itinerary.ts';

interface ShopProps {
  shop: TypedShop;
  number: number;
  count: number;
  shown: ReadonlySet<ItineraryProblem>;
  refused: (field: string) => string | undefined;
  onChange: (shop: TypedShop) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const COMMISSIONS = ['yes', 'no'] as const;

/** The fields of one shop: its name, how long the stop takes, and whether the guide gets a commission. */
const ShopFields = ({ shop, number, count, shown, refused, ...on }: ShopProps) => {
  const { t } = useTranslation('guide-settings');
  const locale = useLocale();
  const what = t('guide-settings.itineraries.shops.shop', { number });
  return (
    <li className="grid gap-4 border-line border-t pt-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{what}</h3>
        <MoveButtons
          what={what}
          isFirst={number === 1}
          isLast={number === count}
          canRemove
          onMove={on.onMove}
          onRemove={on.onRemove}
        />
      </div>
      <BilingualFields
        name={`shop-${shop.key}`}
        label="shopName"
        words={shop.name}
        max={ITINERARY_BOUNDS.shopName}
        error={
          shown.has(`shop-${shop.key}`)
            ? t('guide-settings.itineraries.shops.nameMissing')
            : undefined
        }
        refused={(language) => refused(`name.${language}`)}
        onChange={(name) => on.onChange({ ...shop, name })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('guide-settings.itineraries.shops.minutes')}>
          {(field) => (
            <Select
              {...field}
              value={shop.minutes}
              onChange={({ target }) => on.onChange({ ...shop, minutes: Number(target.value) })}
            >
              {SHOP_DURATIONS.map((each) => (
                <option key={each} value={each}>
                  {formatDuration(each, locale)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t('guide-settings.itineraries.shops.commission')}
          error={
            shown.has(`commission-${shop.key}`)
              ? t('guide-settings.itineraries.shops.commissionMissing')
              : undefined
          }
        >
          {(field) => (
            <Select
              {...field}
              name={`commission-${shop.key}-zh`}
              value={shop.commission === null ? '' : shop.commission ? 'yes' : 'no'}
              onChange={({ target }) =>
                on.onChange({ ...shop, commission: target.value === 'yes' })
              }
            >
              <option value="" disabled>
                {t('guide-settings.itineraries.shops.choose')}
              </option>
              {COMMISSIONS.map((each) => (
                <option key={each} value={each}>
                  {t(`guide-settings.itineraries.shops.${each}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </li>
  );
};

interface Props {
  shops: readonly TypedShop[];
  /** The errors to show; none before the first attempt to save. */
  shown: ReadonlySet<ItineraryProblem>;
  /** Returns the server's error for a field, such as `0.name.zh`. */
  refused: (field: string) => string | undefined;
  onChange: (shops: readonly TypedShop[]) => void;
}

/** The fields for every stop at a shop. With no shop, the page says that there are none. */
export const ShopsFields = ({ shops, shown, refused, onChange }: Props) => {
  const { t } = useTranslation('guide-settings', 'itinerary-terms');
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="font-bold text-xl">{t('itinerary-terms.shops')}</h2>
        <p className="text-ink-soft">{t('guide-settings.itineraries.shops.hint')}</p>
        {shops.length === 0 ? <p>{t('guide-settings.itineraries.shops.none')}</p> : null}
      </div>
      <ol ref={list} className="grid gap-6 empty:hidden">
        {shops.map((shop, index) => (
          <ShopFields
            key={shop.key}
            shop={shop}
            number={index + 1}
            count={shops.length}
            shown={shown}
            refused={(field) => refused(`${index}.${field}`)}
            onChange={(changed) => onChange(shops.with(index, changed))}
            onMove={(by) => onChange(moveItem(shops, index, by))}
            onRemove={() => {
              const next = list.current?.children[index + 1] ?? list.current?.children[index - 1];
              const focus = next?.querySelector<HTMLElement>('[data-remove]') ?? add.current;
              focus?.focus();
              onChange(shops.toSpliced(index, 1));
            }}
          />
        ))}
      </ol>
      {shops.length < ITINERARY_BOUNDS.shops ? (
        <Button
          ref={add}
          tone="secondary"
          className="justify-self-start"
          onClick={() => onChange([...shops, createShop(shops)])}
        >
          {t('guide-settings.itineraries.shops.add')}
        </Button>
      ) : null}
    </Card>
  );
};
