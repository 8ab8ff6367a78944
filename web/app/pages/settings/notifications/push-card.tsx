import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatInstant } from '@tomoguide/contract/format';
import { listPushDevices, removePushDevice } from '@tomoguide/contract/notifications/calls';
import type { PushDevice } from '@tomoguide/contract/notifications/entities';
import { useSyncExternalStore } from 'react';
import { api } from '../../../lib/api.ts';
import {
  canPush,
  keepPush,
  turnOnPush,
  unsubscribe,
} from '../../../parts/notifications/browser/push.ts';
import { usePermission } from '../../../parts/notifications/permission.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MonitorSmartphone } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';

const devicesQuery = () =>
  queryOptions({
    queryKey: ['me', 'push-devices'],
    queryFn: async () => {
      // A device that was removed elsewhere, or added before the last login, is brought up to date first.
      await keepPush();
      return api(listPushDevices);
    },
    staleTime: 0,
  });

const never = () => () => undefined;
const useCanPush = (): boolean => useSyncExternalStore(never, canPush, () => false);

const DeviceLine = ({ device }: { device: PushDevice }) => {
  const { t } = useTranslation('notification-settings');
  const locale = useLocale();
  const client = useQueryClient();
  const onError = useFailureToast(t('notification-settings.updateFailed'));
  const { browser, system, isThisBrowser } = device;
  const name =
    browser && system
      ? t('notification-settings.push.browserOn', { browser, system })
      : (browser ?? system ?? t('notification-settings.push.unknownBrowser'));
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await api(removePushDevice, { params: { id: device.id } });
      if (isThisBrowser) await unsubscribe();
    },
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery().queryKey }),
  });
  const format = (time: string) => formatInstant(time, Temporal.Now.timeZoneId(), locale);
  return (
    <li className="flex items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name}
          {isThisBrowser ? <Badge>{t('notification-settings.push.here')}</Badge> : null}
        </p>
        <p className="tabular text-ink-soft text-sm">
          {device.lastSentAt
            ? t('notification-settings.push.lastSent', { time: format(device.lastSentAt) })
            : t('notification-settings.push.since', { time: format(device.createdAt) })}
        </p>
      </div>
      <Button
        tone="quiet"
        busy={isPending}
        onClick={() => mutate()}
        aria-label={t('notification-settings.push.removeNamed', { name })}
      >
        {t('notification-settings.push.remove')}
      </Button>
    </li>
  );
};

/**
 * Push notifications: turns them on for this browser, states where they cannot work, and lists the devices
 * that get them (docs/product/notices.md, "Push"). If the browser blocks all notifications, as the card
 * above says, shows only the devices.
 */
export const PushCard = () => {
  const { t } = useTranslation('notification-settings');
  const client = useQueryClient();
  const permission = usePermission();
  const isPossible = useCanPush();
  const onError = useFailureToast(t('notification-settings.push.failed'));
  const { data, isError, refetch } = useQuery(devicesQuery());
  const { mutate, isPending } = useMutation({
    mutationFn: turnOnPush,
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery().queryKey }),
  });
  if (!data)
    return isError ? (
      <ErrorState title={t('notification-settings.push.listFailed')} onRetry={() => refetch()}>
        {t('notification-settings.failedHint')}
      </ErrorState>
    ) : (
      <Skeleton className="h-40 rounded-2xl" />
    );
  const isOn = data.data.some(({ isThisBrowser }) => isThisBrowser);
  const isBlocked = permission === 'denied';
  if (isBlocked && data.data.length === 0) return null;
  const state = !isPossible ? 'none' : isOn ? 'on' : 'off';
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-60">
          <h2 className="font-semibold">{t('notification-settings.push.title')}</h2>
          {isBlocked ? null : (
            <p className="text-ink-soft text-sm">{t(`notification-settings.push.${state}`)}</p>
          )}
        </div>
        {state === 'off' && !isBlocked ? (
          <Button busy={isPending} onClick={() => mutate(data.publicKey)}>
            {t('notification-settings.push.turnOn')}
          </Button>
        ) : null}
      </div>
      {isBlocked ? null : (
        <p className="max-w-prose text-ink-soft text-sm">{t('notification-settings.push.where')}</p>
      )}
      {data.data.length > 0 ? (
        <>
          <h3 className="font-semibold text-sm">{t('notification-settings.push.devices')}</h3>
          <ul className="divide-y divide-line">
            {data.data.map((device) => (
              <DeviceLine key={device.id} device={device} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
};
