import { formatInstant, formatZone } from '@tomoguide/contract/format';
import type { ImportedCalendar } from '@tomoguide/contract/guides/imported-calendar';
import { useState } from 'react';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Unbroken } from '../../../../ui/unbroken.tsx';
import { useReadCalendar, useRemoveCalendar } from './queries.ts';

interface Props {
  calendar: ImportedCalendar;
  /** The guide's time zone, used for all times on the page. */
  timeZone: string;
}

const ReadStatus = ({ calendar, timeZone }: Props) => {
  const { t } = useTranslation('calendar');
  const locale = useLocale();
  const at = (instant: string) => formatInstant(instant, timeZone, locale);
  if (calendar.waiting)
    return <p className="text-ink-soft text-sm">{t('calendar.imported.waiting')}</p>;
  const now = Temporal.Now.instant().toString();
  const count = calendar.busy.filter(({ end }) => end > now).length;
  return (
    <>
      {calendar.problem && calendar.failingSince ? (
        <p className="rounded-xl bg-warn-soft px-4 py-3 text-warn">
          {t(`calendar.imported.problem.${calendar.problem}`)}{' '}
          {calendar.problem === 'empty' ? null : (
            <>
              <Unbroken>
                {t('calendar.imported.failing', { time: at(calendar.failingSince) })}
              </Unbroken>{' '}
              {calendar.readAt ? t('calendar.imported.olderStay') : null}
            </>
          )}
        </p>
      ) : null}
      {calendar.readAt ? (
        <p className="tabular text-ink-soft text-sm">
          {count > 0 ? t('calendar.imported.busy', { count }) : t('calendar.imported.none')}
          {' · '}
          {t('calendar.imported.read', { time: at(calendar.readAt) })}
        </p>
      ) : null}
    </>
  );
};

/** Lists entries that could not be read, or not with certainty. */
const UncertainEntries = ({ calendar, timeZone }: Props) => {
  const { t } = useTranslation('calendar');
  const locale = useLocale();
  const { entries, unreadCount, unread, zones } = calendar;
  return (
    <>
      {unreadCount > 0 ? (
        <div className="wrap-anywhere grid gap-2 rounded-xl bg-warn-soft px-4 py-3 text-warn">
          <p>{t('calendar.imported.unread', { count: unreadCount, entries })}</p>
          <ul className="grid list-disc gap-1 ps-5">
            {unread.map(({ title, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity and never move.
              <li key={index}>
                {title === null ? (
                  t('calendar.imported.untitled')
                ) : (
                  <bdi className="font-semibold">{title}</bdi>
                )}
                {t('calendar.imported.because', {
                  reason: t(`calendar.imported.reason.${reason}`),
                })}
              </li>
            ))}
            {unreadCount > unread.length ? (
              <li>{t('calendar.imported.unreadMore', { count: unreadCount - unread.length })}</li>
            ) : null}
          </ul>
          <p>{t('calendar.imported.unreadAdvice')}</p>
        </div>
      ) : null}
      {zones.map(({ name, readAs }) => (
        <p key={name} className="wrap-anywhere text-ink-soft text-sm">
          {t(readAs === null ? 'calendar.imported.zoneUnknown' : 'calendar.imported.zoneRead', {
            name,
            zone: readAs?.startsWith('UTC') ? readAs : formatZone(readAs ?? timeZone, locale),
          })}
        </p>
      ))}
    </>
  );
};

/** One imported calendar: whether it could be read, and the actions for it. */
export const ImportedCalendarCard = ({ calendar, timeZone }: Props) => {
  const { t } = useTranslation('calendar');
  const [confirming, setConfirming] = useState(false);
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
        <ReadStatus calendar={calendar} timeZone={timeZone} />
        {calendar.waiting ? null : <UncertainEntries calendar={calendar} timeZone={timeZone} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="small"
          aria-label={t('calendar.imported.againOf', { name })}
          busy={again.isPending || calendar.waiting}
          onClick={() => again.mutate(id)}
        >
          {t('calendar.imported.again')}
        </Button>
        <Button
          tone="quiet"
          size="small"
          aria-label={t('calendar.imported.removeOf', { name })}
          onClick={() => setConfirming(true)}
        >
          {t('calendar.imported.remove')}
        </Button>
      </div>
      {again.isError || remove.isError ? (
        <p role="alert" className="text-danger">
          {t('calendar.failed')}
        </p>
      ) : null}
      <ConfirmDialog
        open={confirming}
        danger
        title={t('calendar.imported.removeTitle', { name })}
        confirmLabel={t('calendar.imported.remove')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSettled: () => setConfirming(false) })}
        onClose={() => setConfirming(false)}
      >
        {t('calendar.imported.removeText')}
      </ConfirmDialog>
    </li>
  );
};
