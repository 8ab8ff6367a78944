import { useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { usePauseListing } from './use-own-calendar.ts';

/** A switch that hides the listing from the search, or restores it. */
export const PauseCard = ({ paused }: { paused: boolean }) => {
  const { t } = useTranslation('calendar');
  const pause = usePauseListing();
  return (
    <Card>
      <Checkbox
        role="switch"
        label={<span className="font-semibold">{t('calendar.pause.title')}</span>}
        checked={pause.isPending ? (pause.variables.paused ?? paused) : paused}
        // Not disabled while saving, because a disabled control loses focus.
        onChange={({ target }) => pause.isPending || pause.mutate({ paused: target.checked })}
      />
      <p className="pl-8 text-ink-soft text-sm">{t('calendar.pause.hint')}</p>
      {pause.isError ? (
        <p role="alert" className="pl-8 text-danger">
          {t('calendar.failed')}
        </p>
      ) : null}
    </Card>
  );
};
