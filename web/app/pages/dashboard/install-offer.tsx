import { useEffect, useState } from 'react';
import { showInstallPrompt, useCanInstall } from '../../lib/install-prompt.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import {
  dismissOffer,
  isOffered,
  isSafariOnPhone,
  type Offer,
  readOffer,
} from './install-rules.ts';

/**
 * Offers to install the site as an app, below the trips (docs/product/pages.md, "Installing"). Safari has
 * no install prompt, so there it explains the steps.
 */
export const InstallOffer = () => {
  const { t } = useTranslation('trips');
  const canAsk = useCanInstall();
  // Read in an effect, because only the browser knows what this device has stored.
  const [offer, setOffer] = useState<Offer>('first-visit');
  useEffect(() => setOffer(readOffer()), []);
  const byHand = isSafariOnPhone(navigator.userAgent);
  if (!(isOffered(offer) && (canAsk || byHand))) return null;
  const dismiss = () => setOffer(dismissOffer());
  return (
    <Card className="grid max-w-2xl gap-3">
      <h2 className="font-semibold text-lg">{t('trips.install.title')}</h2>
      <p className="text-ink-soft">{t('trips.install.text')}</p>
      {canAsk ? null : <p>{t('trips.install.byHand')}</p>}
      <div className="flex flex-wrap gap-2">
        {canAsk ? (
          <Button
            tone="secondary"
            onClick={() => {
              dismiss();
              // If the browser has no prompt, nothing happens, and the offer is not repeated.
              showInstallPrompt().catch(() => undefined);
            }}
          >
            {t('trips.install.add')}
          </Button>
        ) : null}
        <Button tone="quiet" onClick={dismiss}>
          {t('trips.install.later')}
        </Button>
      </div>
    </Card>
  );
};
