import type { SuggestedPlace } from '@tomoguide/contract/guides/entities';
import { GUIDE_PROFILE_BOUNDS } from '@tomoguide/contract/guides/profile-bounds';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Group } from '../../../ui/group.tsx';
import { Input } from '../../../ui/input.tsx';

const { max, address, directions } = GUIDE_PROFILE_BOUNDS.meetingPlaces;
const EMPTY: SuggestedPlace = { address: '', directions: '' };

interface Props {
  places: readonly SuggestedPlace[];
  error: string | undefined;
  onChange: (places: readonly SuggestedPlace[]) => void;
}

/**
 * Inputs for the meeting places that a guide suggests. The last row is empty until the maximum of five is
 * reached.
 */
export const PlaceRows = ({ places, error, onChange }: Props) => {
  const { t } = useTranslation('guide-profile');
  const rows = places.length < max ? [...places, EMPTY] : places;
  const edit = (index: number, change: Partial<SuggestedPlace>) =>
    onChange(
      rows
        .map((row, at) => (at === index ? { ...row, ...change } : row))
        .slice(0, Math.max(places.length, index + 1)),
    );
  return (
    <Card>
      <Group
        label={t('guide-profile.places.title')}
        hint={t('guide-profile.places.hint', { max })}
        error={error}
      >
        <div className="grid gap-5">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows stay in order, and cleared ones remain until saved.
            <div key={index} className="grid gap-3 sm:grid-cols-2 sm:gap-5">
              <Field label={t('guide-profile.places.address', { number: index + 1 })}>
                {(field) => (
                  <Input
                    {...field}
                    value={row.address}
                    maxLength={address.max}
                    autoComplete="off"
                    onChange={(event) => edit(index, { address: event.target.value })}
                  />
                )}
              </Field>
              <Field
                label={t('guide-profile.places.directions')}
                note={t('guide-profile.optional')}
              >
                {(field) => (
                  <Input
                    {...field}
                    value={row.directions}
                    maxLength={directions.max}
                    autoComplete="off"
                    onChange={(event) => edit(index, { directions: event.target.value })}
                  />
                )}
              </Field>
            </div>
          ))}
        </div>
      </Group>
    </Card>
  );
};
