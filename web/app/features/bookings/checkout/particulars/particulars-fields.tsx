import { ADDRESS_MAX } from '@tomoguide/contract/bookings/particulars';
import type { Draft } from '../checkout-draft.ts';
import type { FieldSentences } from '../checkout-fields.ts';
import { CostFields } from './cost-fields.tsx';
import { GroupFields } from './group-fields.tsx';
import { LeadFields } from './lead-fields.tsx';
import { PlaceFields } from './place-fields.tsx';

interface Props {
  draft: Draft;
  /** How many come; null until that is chosen. */
  travelers: number | null;
  /** What is wrong by now, in words. */
  wrong: FieldSentences;
  onChange: (change: Partial<Draft>) => void;
}

/** Where to meet, who comes along, and what else costs something: yen beside the price, never in it. */
export const ParticularsFields = ({ draft, travelers, wrong, onChange }: Props) => (
  <div className="grid gap-6">
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
