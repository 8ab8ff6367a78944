import type { SignedQuote } from '@tomoguide/contract/bookings/entities';
import { formatInUserZone } from '../../../lib/own-zone.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';

/** Shows which quote the traveler and the guide signed, and when. */
export const QuoteSignatures = ({ quote }: { quote: SignedQuote }) => {
  const { t } = useTranslation('quote');
  const nameOf = usePersonName();
  const locale = useLocale();
  const { traveler, guide, hash } = quote;
  return (
    <section className="grid gap-1 border-line border-t pt-3 text-sm">
      <h4 className="font-semibold">{t('quote.signatures')}</h4>
      {[traveler, guide].map((one) =>
        one ? (
          <p key={one.by.id} className="tabular wrap-anywhere">
            <Unbroken names={[nameOf(one.by.nickname)]}>
              {t(one === guide && guide.inAdvance ? 'quote.signedInAdvance' : 'quote.signed', {
                name: nameOf(one.by.nickname),
                time: formatInUserZone(one.at, locale),
              })}
            </Unbroken>
          </p>
        ) : null,
      )}
      <p className="text-ink-soft text-xs">
        {t('quote.fingerprint')} <code title={hash}>{hash.slice(0, 16)}</code>
      </p>
    </section>
  );
};
