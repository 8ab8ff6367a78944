import { useQuery } from '@tanstack/react-query';
import { correctWeather, declareWeather } from '@tomoguide/contract/bookings/calls';
import type { NewWeather, WeatherDeclaration } from '@tomoguide/contract/bookings/weather';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { sendAttempt } from '../../../lib/attempt.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useStaffAction } from '../use-staff-action.ts';
import { DaysAndCities } from './days-and-cities.tsx';
import { concernedQuery } from './queries.ts';

interface Props {
  weather: NewWeather;
  corrected: WeatherDeclaration | undefined;
  onClose: () => void;
  onDone: () => void;
}

/** A dialog that shows how many bookings a declaration concerns before it takes effect. */
export const ConfirmWeather = ({ weather, corrected, onClose, onDone }: Props) => {
  const { t } = useTranslation('staff-weather', 'errors');
  const concerned = useQuery(concernedQuery(weather));
  const send = useStaffAction(() =>
    corrected
      ? api(correctWeather, {
          params: { id: corrected.id },
          body: { version: corrected.version, weather },
        })
      : sendAttempt('weather', weather, (idempotencyKey) =>
          api(declareWeather, { body: weather, idempotencyKey }),
        ),
  );
  const count = concerned.data?.bookings;
  const confirm = async () => {
    if (count === undefined || send.isPending) return;
    try {
      await send.mutateAsync(undefined);
      showToast({ tone: 'success', title: t('staff-weather.done') });
      onDone();
    } catch (error) {
      showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) });
    }
  };
  return (
    <ConfirmDialog
      open
      title={t(corrected ? 'staff-weather.correctTitle' : 'staff-weather.declareTitle')}
      confirmLabel={t(
        send.isPending
          ? 'staff-weather.saving'
          : corrected
            ? 'staff-weather.correct'
            : 'staff-weather.declareNow',
      )}
      onConfirm={confirm}
      onClose={onClose}
      busy={send.isPending}
      disabled={count === undefined}
    >
      <div className="grid gap-4">
        <DaysAndCities weather={weather} />
        {concerned.isError && count === undefined ? (
          <LoadFailure onRetry={concerned.refetch}>{t('staff-weather.countFailed')}</LoadFailure>
        ) : (
          <p aria-live="polite" className="font-semibold">
            {count === undefined
              ? t('staff-weather.counting')
              : t('staff-weather.concerns', { count })}
          </p>
        )}
        <p>{t(corrected ? 'staff-weather.correctText' : 'staff-weather.declareText')}</p>
      </div>
    </ConfirmDialog>
  );
};
