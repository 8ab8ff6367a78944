import { formatInstant } from '@tomoguide/contract/format';
import type { ImportedCalendar } from '@tomoguide/contract/guides/imported-calendar';
import { useState } from 'react';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Unbroken } from '../../../../ui/unbroken.tsx';
import { useReadCalendar, useRemoveCalendar } from './queries.ts';

interface Props {
  calendar: ImportedCalendar;
  /** The guide's: in what the page says all times. */
  timeZone: string;
}

const Standing = ({ calendar, timeZone }: Props) => {
  const { t } = useTranslation('guides-calendar');
  const locale = useLocale();
  const at = (instant: string) => formatInstant(instant, timeZone, locale);
  if (calendar.waiting) return <p className="text-ink-soft text-sm">{t('imported.waiting')}</p>;
  const now = Temporal.Now.instant().toString();
  const count = calendar.busy.filter(({ end }) => end > now).length;
  return (
    <>
      {calendar.problem && calendar.failingSince ? (
        <p className="rounded-xl bg-warn-soft px-4 py-3 text-warn">
          {t(`imported.problem.${calendar.problem}`)}{' '}
          <Unbroken>{t('imported.failing', { time: at(calendar.failingSince) })}</Unbroken>{' '}
          {calendar.readAt ? t('imported.kept') : null}
        </p>
      ) : null}
      {calendar.readAt ? (
        <p className="tabular text-ink-soft text-sm">
          {count > 0 ? t('imported.busy', { count }) : t('imported.none')}
          {' · '}
          {t('imported.read', { time: at(calendar.readAt) })}
        </p>
      ) : null}
    </>
  );
};

/** One calendar kept elsewhere: whether it could be read, and what can be done with it. */
export const ImportedCalendarCard = ({ calendar, timeZone }: Props) => {
  const { t } = useTranslation('guides-calendar');
  const [asking, setAsking] = useState(false);
  const again = useReadCalendar();
  const remove = useRemoveCalendar();
  const { id, name } = calendar;
  return (
    <li className="grid gap-2 border-line border-t pt-4">
      <div>
        <h3 className="wrap-anywhere font-semibold">{name}</h3>
        {name === calendar.host ? null : (
          <p className="wrap-anywhere text-ink-soft text-sm">{calendar.host}</p>
        )}
      </div>
      <div role="status" className="grid gap-2">
        <Standing calendar={calendar} timeZone={timeZone} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="small"
          aria-label={t('imported.againOf', { name })}
          busy={again.isPending || calendar.waiting}
          onClick={() => again.mutate(id)}
        >
          {t('imported.again')}
        </Button>
        <Button
          tone="quiet"
          size="small"
          aria-label={t('imported.removeOf', { name })}
          onClick={() => setAsking(true)}
        >
          {t('imported.remove')}
        </Button>
      </div>
      {again.isError || remove.isError ? (
        <p role="alert" className="text-danger">
          {t('failed')}
        </p>
      ) : null}
      <ConfirmDialog
        open={asking}
        danger
        title={t('imported.removeTitle', { name })}
        confirmLabel={t('imported.remove')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {t('imported.removeText')}
      </ConfirmDialog>
    </li>
  );
};
