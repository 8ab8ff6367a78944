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
import { MoveButtons } from '../move-buttons.tsx';
import { moveItem } from '../move-item.ts';
import { toSent, useSaveItineraries } from './use-itineraries.ts';

interface Props {
  own: OwnItineraries;
  /** Called with the itinerary to edit, or with null to create one. */
  onEdit: (itinerary: OwnItinerary | null) => void;
}

/** The itineraries in order, with actions to edit, move or remove each. */
export const ItinerariesList = ({ own, onEdit }: Props) => {
  const { t } = useTranslation('guide-settings');
  const locale = useLocale();
  const save = useSaveItineraries(own.revision);
  const [confirming, setConfirming] = useState<number | null>(null);
  const all = toSent(own);
  const getTitle = (itinerary: OwnItinerary): string => getTextInLocale(itinerary.title, locale);
  const remove = (index: number): void =>
    save.mutate(all.toSpliced(index, 1), { onSettled: () => setConfirming(null) });
  const toConfirm = confirming === null ? undefined : own.data[confirming];
  const add = <Button onClick={() => onEdit(null)}>{t('guide-settings.itineraries.add')}</Button>;
  if (own.data.length === 0)
    return (
      <EmptyState title={t('guide-settings.itineraries.none')} actions={add}>
        {t('guide-settings.itineraries.noneHint')}
      </EmptyState>
    );
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-balance text-ink-soft">
        {t('guide-settings.itineraries.lead')}
      </p>
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
                  {t('guide-settings.itineraries.stopCount', { count: itinerary.stops.length })}
                </p>
              </div>
              {/* The buttons are below the title so that it has the whole line on phones. */}
              <div className="flex items-center justify-between gap-3">
                <Button
                  tone="secondary"
                  size="small"
                  aria-label={t('guide-settings.itineraries.editOf', {
                    title: getTitle(itinerary),
                  })}
                  onClick={() => onEdit(itinerary)}
                >
                  {t('guide-settings.itineraries.edit')}
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
          {t('guide-settings.itineraries.full', { count: ITINERARY_BOUNDS.itineraries })}
        </p>
      )}
      {toConfirm ? (
        <ConfirmDialog
          open
          danger
          title={t('guide-settings.itineraries.removeTitle', { title: getTitle(toConfirm) })}
          confirmLabel={t('guide-settings.itineraries.removeNow')}
          busy={save.isPending}
          onConfirm={() => remove(confirming ?? 0)}
          onClose={() => setConfirming(null)}
        >
          {t('guide-settings.itineraries.removeText')}
        </ConfirmDialog>
      ) : null}
    </div>
  );
};
