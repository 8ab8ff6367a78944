import type { PaymentProof, PaymentProofs } from '@tomoguide/contract/bookings/entities';
import { formatDay, formatMoney } from '@tomoguide/contract/format';
import { formatInUserZone } from '../../../lib/own-zone.ts';
import { FileList } from '../../../parts/files/viewer/file-list.tsx';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { TriangleAlert } from '../../../ui/icons.ts';
import { ProofAnswer } from './proof-answer.tsx';

const TONES = { waiting: 'warn', verified: 'good', returned: 'plain' } as const;

const Warnings = ({ warnings }: Pick<PaymentProof, 'warnings'>) => {
  const { t } = useTranslation('payment-proof');
  if (warnings.length === 0) return null;
  return (
    <div className="flex gap-3 rounded-xl bg-warn-soft p-4 text-warn">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="grid gap-1">
        {warnings.map((warning) => (
          <p key={warning} className="font-semibold">
            {t(`payment-proof.warning.${warning}`)}
          </p>
        ))}
        <p>{t('payment-proof.warningsHint')}</p>
      </div>
    </div>
  );
};

/** Shows a proof: its amount and day, files, status and, for the guide, the buttons to answer it. */
export const ProofCard = ({ of, proof }: { of: PaymentProofs; proof: PaymentProof }) => {
  const { t } = useTranslation('payment-proof');
  const locale = useLocale();
  const { amountCents, paidOn, uploadedAt, state, returnReason } = proof;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="tabular font-semibold text-lg">
          {t('payment-proof.paid', {
            amount: formatMoney(amountCents, locale),
            day: formatDay(paidOn, locale),
          })}
        </p>
        <Badge tone={TONES[state]}>{t(`payment-proof.state.${state}`)}</Badge>
      </div>
      <Warnings warnings={proof.warnings} />
      <FileList files={proof.files} />
      <p className="text-ink-soft text-sm">
        {t('payment-proof.uploadedAt', {
          time: formatInUserZone(uploadedAt, locale),
        })}
      </p>
      {returnReason ? (
        <p className="wrap-anywhere">
          {t('payment-proof.returnedBecause', { reason: returnReason })}
        </p>
      ) : null}
      {of.viewerIs === 'guide' && state === 'waiting' ? (
        <ProofAnswer id={of.bookingId} proof={proof} />
      ) : null}
    </Card>
  );
};
