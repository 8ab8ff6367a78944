import { formatHours } from '@tomoguide/contract/format';
import { ITINERARY_BOUNDS } from '@tomoguide/contract/guides/itinerary-bounds';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import type { OwnItineraries, OwnItinerary } from '@tomoguide/contract/guides/own-itineraries';
import { useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { moveItem } from './typed-itinerary.ts';
import { toSent, useSaveItineraries } from './use-itineraries.ts';

interface Props {
  own: OwnItineraries;
  /** Called with the itinerary to edit, or with null to create one. */
  onEdit: (itinerary: OwnItinerary | null) => void;
}

/** The itineraries in order, with actions to edit, move or remove each. */
export const ItinerariesList = ({ own, onEdit }: Props) => {
  const { t } = useTranslation('workshop');
  const locale = useLocale();
  const save = useSaveItineraries(own.revision);
  const [confirming, setConfirming] = useState<number | null>(null);
  const all = toSent(own);
  const getTitle = (itinerary: OwnItinerary): string => getTextInLocale(itinerary.title, locale);
  const remove = (index: number): void =>
    save.mutate(all.toSpliced(index, 1), { onSettled: () => setConfirming(null) });
  const asked = confirming === null ? undefined : own.data[confirming];
  const add = <Button onClick={() => onEdit(null)}>{t('workshop.itineraries.add')}</Button>;
  if (own.data.length === 0)
    return (
      <EmptyState title={t('workshop.itineraries.none')} actions={add}>
        {t('workshop.itineraries.noneHint')}
      </EmptyState>
    );
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-ink-soft">{t('workshop.itineraries.lead')}</p>
      <ol className="grid gap-4">
        {own.data.map((itinerary, index) => (
          <li key={itinerary.id}>
            <Card className="grid gap-3">
              <div>
                <h2 className="wrap-anywhere font-semibold text-lg">
                  <Unbroken>{getTitle(itinerary)}</Unbroken>
                </h2>
                <p className="tabular text-ink-soft text-sm">
                  {formatHours(itinerary.durationHours, locale)}
                  {' · '}
                  {t('workshop.itineraries.stopCount', { count: itinerary.stops.length })}
                </p>
              </div>
              {/* The buttons are below the title so that it has the whole line on phones. */}
              <div className="flex items-center justify-between gap-3">
                <Button
                  tone="secondary"
                  size="small"
                  aria-label={t('workshop.itineraries.editOf', { title: getTitle(itinerary) })}
                  onClick={() => onEdit(itinerary)}
                >
                  {t('workshop.itineraries.edit')}
                </Button>
                <MoveButtons
                  what={getTitle(itinerary)}
                  isFirst={index === 0}
                  isLast={index === own.data.length - 1}
                  canRemove
                  disabled={save.isPending}
                  onMove={(by) => save.mutate(moveItem(all, index, by))}
                  onRemove={() => setConfirming(index)}
                />
              </div>
            </Card>
          </li>
        ))}
      </ol>
      {own.data.length < ITINERARY_BOUNDS.itineraries ? (
        <div>{add}</div>
      ) : (
        <p className="text-ink-soft">
          {t('workshop.itineraries.full', { count: ITINERARY_BOUNDS.itineraries })}
        </p>
      )}
      {asked ? (
        <ConfirmDialog
          open
          danger
          title={t('workshop.itineraries.removeTitle', { title: getTitle(asked) })}
          confirmLabel={t('workshop.itineraries.removeNow')}
          busy={save.isPending}
          onConfirm={() => remove(confirming ?? 0)}
          onClose={() => setConfirming(null)}
        >
          {t('workshop.itineraries.removeText')}
        </ConfirmDialog>
      ) : null}
    </div>
  );
};
