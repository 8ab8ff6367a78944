import { formatDuration } from '@tomoguide/contract/format';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { ITINERARY_BOUNDS } from '@tomoguide/contract/guides/itinerary-bounds';
import { LANGUAGES } from '@tomoguide/contract/locale';
import { useEffect, useRef } from 'react';
import { useStoreInput } from '../../../form/stored-draft.ts';
import { useForm, useValues } from '../../../form/use-form.ts';
import { DayFitNote } from '../../../parts/guides/day-fit/day-fit-note.tsx';
import { toLocalDayStops } from '../../../parts/guides/day-fit/day-stops.ts';
import { useServiceNames } from '../../../parts/guides/use-services.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Group } from '../../../ui/group.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { moveItem } from '../move-item.ts';
import { BilingualFields } from './bilingual-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { ShopsFields } from './shops-fields.tsx';
import { StopFields } from './stop-fields.tsx';
import { TermsFields } from './terms-fields.tsx';
import {
  createStop,
  findProblems,
  type ItineraryProblem,
  type TypedItinerary,
  type TypedStop,
} from './typed-itinerary.ts';

/** An itinerary as it was when editing began, and with its unsaved edits. */
export interface ItineraryBegun {
  itinerary: TypedItinerary;
  typed: TypedItinerary;
}

interface Props {
  begun: ItineraryBegun;
  /** True once the server has saved the itinerary; its input is then no longer stored. */
  isSaved: boolean;
  /** The revision of the saved itineraries. */
  revision: string;
  /** The index of the itinerary among all itineraries in the request. */
  place: number;
  guide: OwnGuide;
  onSave: (itinerary: TypedItinerary) => Promise<unknown>;
  onCancel: () => void;
}

/** The form for one itinerary, saved as a whole. */
export const ItineraryForm = ({
  begun,
  isSaved,
  revision,
  place,
  guide,
  onSave,
  onCancel,
}: Props) => {
  const { t } = useTranslation('guide-settings');
  const locale = useLocale();
  const formatName = useServiceNames();
  const { itinerary } = begun;
  const form = useForm<TypedItinerary, string>({
    state: useValues(begun.typed),
    validate: (values) =>
      Object.fromEntries(findProblems(values).map((problem) => [problem, problem])),
    send: async (values) => {
      await onSave(values);
      deleteStored();
    },
  });
  const { values: typed, busy } = form;
  const isDirty = typed !== itinerary;
  const unsaved = isDirty && !isSaved ? { itinerary, typed } : null;
  const deleteStored = useStoreInput('itinerary', unsaved, revision);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focuses the heading, because the form replaces the list, which may be scrolled down.
  useEffect(() => heading.current?.focus(), []);
  const { title } = itinerary;
  const name = (title[LANGUAGES[locale].reads] || title.en || title.zh).trim();
  const problems = findProblems(typed);
  const shown: ReadonlySet<ItineraryProblem> = new Set(form.tried ? problems : []);
  const minutes = typed.stops.reduce((sum, stop) => sum + stop.minutes, 0);
  const serverError = (field: string) => form.errors[`itineraries.${place}.${field}`];
  const change = (changes: Partial<TypedItinerary>): void => {
    // Ignores changes while saving, because the form then closes and further input would be lost
    // (docs/product/pages.md, "Keyboard and screen readers").
    if (!busy) form.change(changes);
  };
  const changeStop = (stop: TypedStop): void =>
    change({ stops: typed.stops.map((each) => (each.key === stop.key ? stop : each)) });
  // A new itinerary does not begin with a warning about a duration that nobody has chosen.
  const isUntouched = itinerary.id === null && typed.stops === itinerary.stops;
  const isLengthOffered = minutes >= guide.minDuration * 60 && minutes <= guide.maxDuration * 60;
  return (
    <form noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-6">
      <h2
        ref={heading}
        tabIndex={-1}
        className="wrap-anywhere scroll-mt-24 font-bold text-xl outline-none"
      >
        {itinerary.id === null
          ? t('guide-settings.itineraries.add')
          : t('guide-settings.itineraries.editOf', { title: name })}
      </h2>
      <Card className="grid gap-5">
        <BilingualFields
          name="title"
          label="title"
          words={typed.title}
          max={ITINERARY_BOUNDS.title}
          error={shown.has('title') ? t('guide-settings.itineraries.titleMissing') : undefined}
          refused={(language) => serverError(`title.${language}`)}
          onChange={(title) => change({ title })}
        />
        <BilingualFields
          name="summary"
          label="summary"
          words={typed.summary}
          max={ITINERARY_BOUNDS.summary}
          rows={3}
          refused={(language) => serverError(`summary.${language}`)}
          onChange={(summary) => change({ summary })}
        />
        <PictureField
          photos={guide.photos.gallery}
          chosen={typed.picture}
          onChange={(picture) => change({ picture })}
        />
        {guide.services.length > 0 ? (
          <Group
            label={t('guide-settings.itineraries.services')}
            hint={t('guide-settings.itineraries.servicesHint')}
          >
            <Chips
              choices={guide.services.map((id) => ({
                value: id,
                label: formatName([id])[0] ?? '',
              }))}
              chosen={typed.services}
              onChange={(services) => change({ services })}
            />
          </Group>
        ) : null}
      </Card>
      <Card className="grid gap-5">
        <div className="grid gap-1">
          <h2 className="font-bold text-xl">{t('guide-settings.itineraries.stops')}</h2>
          <p className="text-ink-soft">{t('guide-settings.itineraries.stopsHint')}</p>
        </div>
        <ol className="grid gap-6">
          {typed.stops.map((stop, index) => (
            <StopFields
              key={stop.key}
              stop={stop}
              number={index + 1}
              count={typed.stops.length}
              isUntitled={shown.has(`stop-${stop.key}`)}
              refused={(field) => serverError(`stops.${index}.${field}`)}
              onChange={changeStop}
              onMove={(by) => change({ stops: moveItem(typed.stops, index, by) })}
              onRemove={() => change({ stops: typed.stops.toSpliced(index, 1) })}
            />
          ))}
        </ol>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
          {typed.stops.length < ITINERARY_BOUNDS.stops.max ? (
            <Button
              tone="secondary"
              onClick={() => change({ stops: [...typed.stops, createStop(typed.stops)] })}
            >
              {t('guide-settings.itineraries.addStop')}
            </Button>
          ) : null}
          <p role="status" className="tabular">
            {t('guide-settings.itineraries.length', { length: formatDuration(minutes, locale) })}
          </p>
        </div>
        <DayFitNote
          day={{
            stops: toLocalDayStops(typed.stops, locale),
            minutes: minutes > 0 ? minutes : null,
            day: null,
            startMinute: null,
          }}
        />
        {shown.has('length') ? (
          <p role="alert" className="text-danger">
            {t('guide-settings.itineraries.lengthInvalid')}
          </p>
        ) : null}
        {problems.includes('length') || isLengthOffered || isUntouched ? null : (
          <p className="rounded-xl bg-warn-soft px-4 py-3 text-warn">
            {t('guide-settings.itineraries.lengthNotOffered')}
          </p>
        )}
      </Card>
      <TermsFields
        terms={typed.terms}
        shown={shown}
        refused={(field) => serverError(`terms.${field}`)}
        onChange={(terms) => change({ terms })}
      />
      <ShopsFields
        shops={typed.terms.shops ?? []}
        shown={shown}
        refused={(field) => serverError(`terms.shops.${field}`)}
        onChange={(shops) => change({ terms: { ...typed.terms, shops } })}
      />
      <div className="sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-30 flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-surface p-2.5 shadow-pop">
        <Button type="submit" busy={busy}>
          {t(busy ? 'guide-settings.itineraries.saving' : 'guide-settings.itineraries.save')}
        </Button>
        <Button
          tone="quiet"
          disabled={busy}
          onClick={() => {
            deleteStored();
            onCancel();
          }}
        >
          {t('guide-settings.itineraries.cancel')}
        </Button>
      </div>
      {isDirty && !busy ? <LeaveGuard onLeave={deleteStored} /> : null}
    </form>
  );
};
