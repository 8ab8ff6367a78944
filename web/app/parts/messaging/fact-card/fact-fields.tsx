import { useQuery } from '@tanstack/react-query';
import { formatZone } from '@tomoguide/contract/format';
import type { FactCard, PlaceNames } from '@tomoguide/contract/messaging/entities';
import { DIET_REASONS, type FactKind } from '@tomoguide/contract/messaging/facts/facts';
import { PLACE_NAME_MAX } from '@tomoguide/contract/messaging/fields';
import { useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import type { FactDraft } from './fact-draft.ts';
import { formatFact } from './format-fact.ts';
import { placesQuery } from './queries.ts';

interface Props {
  card: FactCard;
  draft: FactDraft;
  error: string | undefined;
  onChange: (change: Partial<FactDraft>) => void;
}

const SIDE_BY_SIDE = 'grid grid-cols-2 gap-3';

const TimeFields = ({ draft, error, onChange }: Props) => {
  const { t } = useTranslation('fact-card');
  const locale = useLocale();
  return (
    <div className={SIDE_BY_SIDE}>
      <Field label={t('fact-card.kind.time')} error={error}>
        {(field) => (
          <Input
            {...field}
            type="time"
            value={draft.time}
            onChange={({ target }) => onChange({ time: target.value })}
          />
        )}
      </Field>
      <Field label={t('fact-card.clock')}>
        {(field) => (
          <Select
            {...field}
            value={draft.clock}
            onChange={({ target }) => onChange({ clock: target.value as FactDraft['clock'] })}
          >
            {(['Asia/Tokyo', 'Asia/Shanghai'] as const).map((zone) => (
              <option key={zone} value={zone}>
                {formatZone(zone, locale)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
};

const MoneyFields = ({ draft, error, onChange }: Props) => {
  const { t } = useTranslation('fact-card');
  return (
    <div className={SIDE_BY_SIDE}>
      <Field label={t('fact-card.kind.money')} error={error}>
        {(field) => (
          <Input
            {...field}
            inputMode="decimal"
            autoComplete="off"
            value={draft.amount}
            onChange={({ target }) => onChange({ amount: target.value })}
          />
        )}
      </Field>
      <Field label={t('fact-card.currency')}>
        {(field) => (
          <Select
            {...field}
            value={draft.currency}
            onChange={({ target }) => onChange({ currency: target.value as FactDraft['currency'] })}
          >
            {(['CNY', 'JPY'] as const).map((currency) => (
              <option key={currency} value={currency}>
                {t(`fact-card.currencies.${currency}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
};

const PeopleFields = ({ draft, error, onChange }: Props) => {
  const { t } = useTranslation('fact-card');
  return (
    <div className={SIDE_BY_SIDE}>
      <Field label={t('fact-card.total')} error={error}>
        {(field) => (
          <Input
            {...field}
            inputMode="numeric"
            autoComplete="off"
            value={draft.total}
            onChange={({ target }) => onChange({ total: target.value })}
          />
        )}
      </Field>
      <Field label={t('fact-card.children')}>
        {(field) => (
          <Input
            {...field}
            inputMode="numeric"
            autoComplete="off"
            value={draft.children}
            onChange={({ target }) => onChange({ children: target.value })}
          />
        )}
      </Field>
    </div>
  );
};

/** A place, which the user finds by its name in any of the three languages. */
const PlaceField = ({ card, draft, error, onChange }: Props) => {
  const { t } = useTranslation('fact-card');
  const locale = useLocale();
  const getLabel = (places: readonly PlaceNames[], placeId: string) =>
    formatFact({ kind: 'place', placeId }, { ...card, places: [...places] }, locale);
  const [text, setText] = useState(() => getLabel(card.places, draft.placeId));
  const { data = [] } = useQuery(placesQuery(text.trim().slice(0, PLACE_NAME_MAX)));
  return (
    <Field label={t('fact-card.kind.place')} hint={t('fact-card.placeHint')} error={error}>
      {(field) => (
        <Combobox
          {...field}
          text={text}
          onText={(typed) => {
            setText(typed);
            onChange({ placeId: '' });
          }}
          options={data.map(({ id, nameJa }) => ({
            value: id,
            label: `${getLabel(data, id)} · ${nameJa}`,
          }))}
          onChoose={(placeId) => {
            setText(getLabel(data, placeId));
            onChange({ placeId });
          }}
          listLabel={t('fact-card.places')}
          nothing={t('fact-card.noPlace')}
        />
      )}
    </Field>
  );
};

const DayField = ({ draft, error, onChange }: Props) => {
  const { t } = useTranslation('fact-card');
  return (
    <Field label={t('fact-card.kind.date')} error={error}>
      {(field) => (
        <Input
          {...field}
          type="date"
          value={draft.day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      )}
    </Field>
  );
};

const DurationField = ({ draft, error, onChange }: Props) => {
  const { t } = useTranslation('fact-card');
  return (
    <Field label={t('fact-card.hours')} error={error}>
      {(field) => (
        <Input
          {...field}
          inputMode="decimal"
          autoComplete="off"
          value={draft.hours}
          onChange={({ target }) => onChange({ hours: target.value })}
        />
      )}
    </Field>
  );
};

/** Whether it is an allergy; a wrong food is removed instead. */
const DietFields = ({ draft, error, onChange }: Props) => {
  const { t } = useTranslation('fact-card');
  return (
    <Field label={t('fact-card.why')} error={error}>
      {(field) => (
        <Select
          {...field}
          value={draft.reason}
          onChange={({ target }) => onChange({ reason: target.value as FactDraft['reason'] })}
        >
          {DIET_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`fact-card.reason.${reason}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};

const FIELDS = {
  date: DayField,
  time: TimeFields,
  duration: DurationField,
  money: MoneyFields,
  people: PeopleFields,
  place: PlaceField,
  diet: DietFields,
} as const satisfies Record<FactKind, unknown>;

/** The fields for a fact of this kind. */
export const FactFields = ({ kind, ...props }: Props & { kind: FactKind }) => {
  const Fields = FIELDS[kind];
  return <Fields {...props} />;
};
