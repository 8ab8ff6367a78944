import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { ForOthers } from '@tomoguide/contract/bookings/lead-traveler';
import { useState } from 'react';
import { formatTourTime } from '../../../lib/own-zone.ts';
import {
  travelersLinkQuery,
  useCreateLink,
  useRevokeLink,
} from '../../../parts/bookings/lead-traveler/queries.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { CopyableUrl } from '../../../ui/copyable-url.tsx';
import { Share2 } from '../../../ui/icons.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';

type Confirming = 'renew' | 'revoke' | null;

/** Opens the device's share dialog, which offers apps such as WeChat. Hidden if the device cannot share. */
const ShareButton = ({ link }: { link: string }) => {
  const { t } = useTranslation('lead-traveler');
  if (typeof navigator.share !== 'function') return null;
  const share = () =>
    // Closing the share dialog rejects the promise, but is not an error.
    navigator
      .share({ title: t('lead-traveler.link.shareTitle'), url: link })
      .catch(() => undefined);
  return (
    <Button tone="secondary" size="small" onClick={share}>
      <Share2 aria-hidden="true" className="size-4" />
      {t('lead-traveler.link.share')}
    </Button>
  );
};

const ActiveLink = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('lead-traveler');
  const locale = useLocale();
  const { data, isLoadingError, refetch } = useQuery(travelersLinkQuery(booking.id));
  const [confirming, setConfirming] = useState<Confirming>(null);
  const make = useCreateLink();
  const revoke = useRevokeLink();
  const change = async (what: 'renew' | 'revoke') => {
    try {
      await (what === 'renew' ? make : revoke).mutateAsync(booking.id);
      showToast({
        tone: 'success',
        title: t(what === 'renew' ? 'lead-traveler.link.renewed' : 'lead-traveler.link.revoked'),
      });
    } catch {
      showToast({ tone: 'destructive', title: t('lead-traveler.link.changeFailed') });
    }
    setConfirming(null);
  };
  if (isLoadingError)
    return (
      <LoadFailure onRetry={refetch} className="text-ink-soft text-sm">
        {t('lead-traveler.link.failed')}
      </LoadFailure>
    );
  if (!data) return <Skeleton className="h-20" />;
  const link = data.path === null ? null : location.origin + data.path;
  return (
    <>
      {link ? <CopyableUrl address={link} label={t('lead-traveler.link.shown')} /> : null}
      <div className="flex flex-wrap gap-2">
        {link ? (
          <>
            <CopyButton
              text={link}
              label={t('lead-traveler.link.copy')}
              copiedLabel={t('lead-traveler.link.copied')}
            />
            <ShareButton link={link} />
          </>
        ) : null}
        {booking.status === 'cancelled' ? null : (
          <Button tone="quiet" size="small" onClick={() => setConfirming('renew')}>
            {t('lead-traveler.link.renew')}
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={() => setConfirming('revoke')}>
          {t('lead-traveler.link.revoke')}
        </Button>
      </div>
      <p className="tabular text-ink-soft text-sm">
        {t('lead-traveler.link.endsAt', {
          time: formatTourTime(data.endsAt, booking.timeZone, locale),
        })}
      </p>
      {confirming ? (
        <ConfirmDialog
          open
          danger={confirming === 'revoke'}
          title={t(`lead-traveler.link.${confirming}Title`)}
          confirmLabel={t(`lead-traveler.link.${confirming}Confirm`)}
          busy={make.isPending || revoke.isPending}
          onConfirm={() => change(confirming)}
          onClose={() => setConfirming(null)}
        >
          {t(`lead-traveler.link.${confirming}Text`)}
        </ConfirmDialog>
      ) : null}
    </>
  );
};

const NoLink = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('lead-traveler');
  const make = useCreateLink();
  const createLink = () =>
    make
      .mutateAsync(booking.id)
      .catch(() => showToast({ tone: 'destructive', title: t('lead-traveler.link.changeFailed') }));
  return (
    <>
      <p className="text-ink-soft text-sm">{t('lead-traveler.link.hint')}</p>
      <Button
        tone="secondary"
        size="small"
        className="justify-self-start"
        busy={make.isPending}
        onClick={createLink}
      >
        {make.isPending ? t('lead-traveler.link.making') : t('lead-traveler.link.make')}
      </Button>
    </>
  );
};

/** Lets the booker create, copy, share, renew and revoke the travelers' link. */
export const LinkSection = ({ booking, forOthers }: { booking: Booking; forOthers: ForOthers }) => {
  const { t } = useTranslation('lead-traveler');
  const { link } = forOthers;
  const isCancelled = booking.status === 'cancelled';
  if (!link || (isCancelled && !link.active)) return null;
  if (!link.available)
    return booking.paidAt === null ? (
      <p className="text-ink-soft text-sm">{t('lead-traveler.link.after')}</p>
    ) : null;
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <h4 className="font-semibold text-sm">{t('lead-traveler.link.title')}</h4>
      {link.active ? <ActiveLink booking={booking} /> : <NoLink booking={booking} />}
    </div>
  );
};
