import { ADDRESS_MAX } from '@tomoguide/contract/bookings/particulars';
import type { Draft } from '../../../parts/bookings/checkout-form/checkout-draft.ts';
import type { FieldSentences } from '../../../parts/bookings/checkout-form/checkout-fields.ts';
import { CostFields } from '../../../parts/bookings/checkout-form/particulars/cost-fields.tsx';
import { GroupFields } from '../../../parts/bookings/checkout-form/particulars/group-fields.tsx';
import { LeadFields } from '../../../parts/bookings/checkout-form/particulars/lead-fields.tsx';
import { MeetingPlaces } from '../../../parts/bookings/checkout-form/particulars/meeting-places.tsx';
import { PlaceFields } from '../../../parts/bookings/checkout-form/particulars/place-fields.tsx';

interface Props {
  /** The guide's city. */
  city: string;
  draft: Draft;
  /** The group size; null until it is chosen. */
  travelers: number | null;
  /** Current error messages. */
  wrong: FieldSentences;
  onChange: (change: Partial<Draft>) => void;
}

/** The meeting point, the group, and other costs in yen, which are never included in the price. */
export const ParticularsFields = ({ city, draft, travelers, wrong, onChange }: Props) => (
  <div className="grid gap-6">
    <MeetingPlaces city={city} draft={draft} onChange={onChange} />
    <PlaceFields draft={draft} wrong={wrong} onChange={onChange} max={ADDRESS_MAX} />
    <GroupFields
      group={draft.group}
      travelers={travelers}
      error={wrong.group}
      isNeeded={draft.lead !== null}
      onChange={(group) => onChange({ group })}
    />
    <LeadFields lead={draft.lead} wrong={wrong} onChange={(lead) => onChange({ lead })} />
    <CostFields draft={draft} wrong={wrong} onChange={onChange} />
  </div>
);
