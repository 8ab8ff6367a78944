import { ADDRESS_MAX, type Particulars } from '@tomoguide/contract/bookings/particulars';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { ItineraryId } from '@tomoguide/contract/primitives';
import type { LeadDraft } from '../checkout-draft.ts';
import type { FieldMessages } from '../checkout-fields.ts';
import { CostFields } from './cost-fields.tsx';
import { GroupFields } from './group-fields.tsx';
import { LeadFields } from './lead-fields.tsx';
import { MeetingPlaces } from './meeting-places.tsx';
import { PlaceFields } from './place-fields.tsx';

interface Typed extends Particulars {
  /** The lead traveler; null if the booker travels too. */
  lead: LeadDraft | null;
}

interface Props {
  guide: Pick<GuideDetail, 'serviceCity' | 'meetingPlaces' | 'itineraries'>;
  draft: Typed;
  /** The itinerary of the tour; null without one. */
  itineraryId: ItineraryId | null;
  /** The group size; null until it is chosen. */
  travelers: number | null;
  /** The current error messages. */
  wrong: FieldMessages;
  onChange: (change: Partial<Typed>) => void;
}

/**
 * Fields that the checkout and tour requests share: the meeting point, the group, and other costs in yen,
 * on top of the price.
 */
export const ParticularsFields = ({
  guide,
  draft,
  itineraryId,
  travelers,
  wrong,
  onChange,
}: Props) => (
  <>
    <MeetingPlaces guide={guide} draft={draft} onChange={onChange} />
    <PlaceFields draft={draft} wrong={wrong} onChange={onChange} max={ADDRESS_MAX} />
    <GroupFields
      group={draft.group}
      travelers={travelers}
      error={wrong.group}
      isNeeded={draft.lead !== null}
      onChange={(group) => onChange({ group })}
    />
    <LeadFields lead={draft.lead} wrong={wrong} onChange={(lead) => onChange({ lead })} />
    <CostFields
      draft={draft}
      itinerary={guide.itineraries.find(({ id }) => id === itineraryId)}
      wrong={wrong}
      onChange={onChange}
    />
  </>
);
