import { PLAN_MAX } from '@tomoguide/contract/bookings/tour-request';
import { formatHours } from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { CollapsiblePlan } from '../itinerary/collapsible-plan.tsx';
import type { RequestDraft } from './request-draft.ts';

interface Props {
  guide: GuideDetail;
  draft: RequestDraft;
  onChange: (change: Partial<RequestDraft>) => void;
}

/**
 * A select for one of the guide's itineraries, which sets the duration and services, or for a custom tour.
 */
const ItinerarySelect = ({ guide, draft, onChange }: Props) => {
  const { t } = useTranslation('tour-request', 'layout');
  const locale = useLocale();
  const { itineraries } = guide;
  if (itineraries.length === 0) return null;
  const selectItinerary = (value: string) => {
    const next = itineraries.find(({ id }) => String(id) === value);
    if (!next) return onChange({ itineraryId: null });
    const { durationHours, services } = next;
    const fits = durationHours >= guide.minDuration && durationHours <= guide.maxDuration;
    onChange({
      itineraryId: next.id,
      choice: {
        ...draft.choice,
        duration: fits ? durationHours : draft.choice.duration,
        services: services.length > 0 ? services : draft.choice.services,
      },
    });
  };
  const chosen = itineraries.find(({ id }) => id === draft.itineraryId);
  const stops = chosen?.stops ?? [];
  const hint =
    stops.length > 0
      ? stops.map(({ title }) => title).join(' → ')
      : t('tour-request.itineraryHint');
  return (
    <div className="grid gap-1">
      <Field label={t('tour-request.itinerary')} note={t('layout.optional')} hint={hint}>
        {(field) => (
          <Select
            {...field}
            value={draft.itineraryId ?? ''}
            onChange={({ target }) => selectItinerary(target.value)}
          >
            <option value="">{t('tour-request.ownItinerary')}</option>
            {itineraries.map(({ id, title, durationHours }) => (
              <option key={id} value={id}>
                {title} · {formatHours(durationHours, locale)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {chosen ? <CollapsiblePlan plan={chosen} /> : null}
    </div>
  );
};

/** Fields for what the traveler would like to do. */
export const PlanFields = (props: Props) => {
  const { t } = useTranslation('tour-request', 'layout');
  return (
    <>
      <ItinerarySelect {...props} />
      <Field
        label={t('tour-request.planWords')}
        note={t('layout.optional')}
        hint={t('tour-request.planWordsHint')}
      >
        {(field) => (
          <Textarea
            {...field}
            rows={3}
            maxLength={PLAN_MAX}
            value={props.draft.plan}
            onChange={({ target }) => props.onChange({ plan: target.value })}
          />
        )}
      </Field>
    </>
  );
};
