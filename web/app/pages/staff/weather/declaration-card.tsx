import { endWeather } from '@tomoguide/contract/bookings/calls';
import type { WeatherDeclaration } from '@tomoguide/contract/bookings/weather';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useStaffAction } from '../use-staff-action.ts';
import { useStaffTime } from '../use-staff-time.ts';
import { DaysAndCities } from './days-and-cities.tsx';
import { WeatherForm } from './weather-form.tsx';

/** A declaration of bad weather; one in effect can be corrected and ended. */
export const DeclarationCard = ({ declaration }: { declaration: WeatherDeclaration }) => {
  const { t } = useTranslation('staff-weather', 'errors');
  const nameOf = usePersonName();
  const at = useStaffTime();
  const [step, setStep] = useState<'correct' | 'end' | null>(null);
  const { id, staffName, declaredAt, endedAt, notified } = declaration;
  const end = useStaffAction(() => api(endWeather, { params: { id } }));
  const confirmEnd = async () => {
    try {
      await end.mutateAsync(undefined);
      showToast({ tone: 'success', title: t('staff-weather.ended') });
      setStep(null);
    } catch (error) {
      showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) });
    }
  };
  const facts = [
    t('staff-weather.by', { name: nameOf(staffName), time: at(declaredAt) }),
    t('staff-weather.told', { count: notified }),
    ...(endedAt === null ? [] : [t('staff-weather.endedAt', { time: at(endedAt) })]),
  ];
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <DaysAndCities weather={declaration} />
        <Badge tone={endedAt === null ? 'warn' : 'plain'}>
          {t(endedAt === null ? 'staff-weather.inEffect' : 'staff-weather.over')}
        </Badge>
      </div>
      <p className="tabular text-ink-soft text-sm">{facts.join(' · ')}</p>
      {endedAt === null && step !== 'correct' ? (
        <div className="flex flex-wrap gap-2">
          <Button tone="secondary" onClick={() => setStep('correct')}>
            {t('staff-weather.correct')}
          </Button>
          <Button tone="secondary" onClick={() => setStep('end')}>
            {t('staff-weather.end')}
          </Button>
        </div>
      ) : null}
      {step === 'correct' && endedAt === null ? (
        <div className="grid gap-3">
          <WeatherForm
            key={declaration.version}
            corrected={declaration}
            onDone={() => setStep(null)}
          />
          <Button tone="quiet" className="justify-self-start" onClick={() => setStep(null)}>
            {t('staff-weather.keep')}
          </Button>
        </div>
      ) : null}
      {step === 'end' ? (
        <ConfirmDialog
          open
          title={t('staff-weather.endTitle')}
          confirmLabel={t('staff-weather.end')}
          onConfirm={confirmEnd}
          onClose={() => setStep(null)}
          busy={end.isPending}
        >
          <p>{t('staff-weather.endText')}</p>
        </ConfirmDialog>
      ) : null}
    </Card>
  );
};
