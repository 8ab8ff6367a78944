import { formatDate } from '@tomoguide/contract/format';
import { useRef, useState } from 'react';
import { getErrorCode } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FreeText } from '../../../ui/free-text.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { Figure } from './queries.ts';
import { RideForm } from './ride-form.tsx';
import { SightForm } from './sight-form.tsx';
import { toChange, useCorrection } from './use-correction.ts';
import { useFigureText } from './use-figure-text.ts';
import { useToday } from './use-today.ts';

const Facts = ({ figure }: { figure: Figure }) => {
  const { t } = useTranslation('staff-day-figures');
  const locale = useLocale();
  const nameOf = usePersonName();
  const { getLines, getShipped } = useFigureText();
  const { checkedOn, note, staffName, isCorrected, isChecked } = figure;
  const check = [
    t('staff-day-figures.checkedOn', { day: formatDate(checkedOn, locale) }),
    ...(isChecked && staffName ? [t('staff-day-figures.by', { name: nameOf(staffName) })] : []),
  ];
  return (
    <div className="tabular wrap-anywhere grid gap-0.5 text-[0.9375rem]">
      {getLines(figure).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="text-ink-soft text-sm">{check.join(' · ')}</p>
      {note ? (
        <p className="text-ink-soft text-sm">
          <FreeText>{t('staff-day-figures.source', { note })}</FreeText>
        </p>
      ) : null}
      {isCorrected ? (
        <p className="text-ink-soft text-sm">
          {t('staff-day-figures.shipped', { figure: getShipped(figure) })}
        </p>
      ) : null}
    </div>
  );
};

/** A figure of the day check, with the buttons to confirm, change and restore it. */
export const FigureRow = ({ figure }: { figure: Figure }) => {
  const { t } = useTranslation('staff-day-figures', 'errors');
  const { getName, getShipped } = useFigureText();
  const today = useToday();
  const correction = useCorrection();
  const [step, setStep] = useState<'change' | 'restore' | null>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const name = getName(figure);
  const send = async (checkedOn: string | null) => {
    if (correction.isPending) return;
    try {
      await correction.mutateAsync(toChange(figure, checkedOn));
      const done = checkedOn === null ? 'restored' : 'confirmedToday';
      showToast({ tone: 'success', title: t(`staff-day-figures.${done}`) });
      setStep(null);
    } catch (error) {
      showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) });
    }
  };
  const closeForm = () => {
    setStep(null);
    // The button is shown again after the next render.
    requestAnimationFrame(() => changeButton.current?.focus());
  };
  return (
    <div className="grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere font-semibold">{name}</h3>
        <span className="flex flex-wrap gap-1.5">
          {figure.isOld ? <Badge tone="warn">{t('staff-day-figures.old')}</Badge> : null}
          {figure.isChecked ? (
            <Badge tone="good">
              {t(`staff-day-figures.${figure.isCorrected ? 'corrected' : 'confirmed'}`)}
            </Badge>
          ) : null}
        </span>
      </div>
      <Facts figure={figure} />
      {step === 'change' ? (
        'hours' in figure ? (
          <SightForm sight={figure} onDone={closeForm} />
        ) : (
          <RideForm ride={figure} onDone={closeForm} />
        )
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            tone="secondary"
            size="small"
            aria-keyshortcuts="A"
            aria-label={t('staff-day-figures.confirmOf', { name })}
            busy={correction.isPending}
            onClick={() => send(today)}
          >
            {t('staff-day-figures.confirm')}
          </Button>
          <Button
            ref={changeButton}
            tone="secondary"
            size="small"
            aria-keyshortcuts="C"
            aria-label={t('staff-day-figures.changeOf', { name })}
            onClick={() => setStep('change')}
          >
            {t('staff-day-figures.change')}
          </Button>
          {figure.isChecked ? (
            <Button
              tone="quiet"
              size="small"
              aria-keyshortcuts="R"
              aria-label={t('staff-day-figures.restoreOf', { name })}
              onClick={() => setStep('restore')}
            >
              {t('staff-day-figures.restore')}
            </Button>
          ) : null}
        </div>
      )}
      {step === 'restore' ? (
        <ConfirmDialog
          open
          title={t('staff-day-figures.restoreTitle')}
          confirmLabel={t('staff-day-figures.restore')}
          onConfirm={() => send(null)}
          onClose={() => setStep(null)}
          busy={correction.isPending}
        >
          <p>{t('staff-day-figures.restoreText', { figure: getShipped(figure) })}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
};
