import { listOfferedGroupSizes } from '@tomoguide/contract/guides/offered-sizes';
import { useTranslation } from '../../../../translation/use-translation.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { rememberGroup } from '../../../guides/known-group.ts';
import { groupFits, type TourChoice, type TourOffer } from './tour-choice.ts';

interface Props {
  choice: TourChoice;
  offer: TourOffer;
  error: string | undefined;
  onChange: (travelers: number | null) => void;
}

const TEN = 10;

/** A select for the group size. After a search for '10+', it asks for the exact number. */
export const GroupSelect = ({ choice, offer, error, onChange }: Props) => {
  const { t } = useTranslation('checkout', 'trips');
  const { travelers } = choice;
  const first =
    choice.tenPlus && offer.maxPeople >= TEN ? Math.max(TEN, offer.minPeople) : offer.minPeople;
  const sizes = listOfferedGroupSizes({ minPeople: first, maxPeople: offer.maxPeople });
  const fits = travelers !== null && groupFits(travelers, offer);
  const asks = choice.tenPlus && travelers === null ? t('checkout.travelersTenPlus') : undefined;
  return (
    <Field label={t('checkout.travelers')} hint={asks} error={error}>
      {(field) => (
        <Select
          {...field}
          value={fits ? String(travelers) : ''}
          onChange={(event) => {
            const group = event.target.value ? Number(event.target.value) : null;
            rememberGroup(group);
            onChange(group);
          }}
        >
          {fits ? null : <option value="">…</option>}
          {sizes.map((size) => (
            <option key={size} value={size}>
              {t('trips.people', { count: size })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};
