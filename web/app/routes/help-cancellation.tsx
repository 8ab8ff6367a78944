import { formatMoney } from '@tomoguide/contract/format';
import type { ReactNode } from 'react';
import { RefundTimeTable, TierTable } from '../features/documents/help/policy-tables.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { useLocale, useTranslation } from '../translation/use-translation.ts';
import { Page } from '../ui/page.tsx';

/** The worked example, in fen. */
const EXAMPLE = { total: 100_000, deposit: 30_000, refund: 21_000 };

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="font-semibold text-xl">{title}</h2>
    {children}
  </section>
);

export default function Cancellation() {
  const { t } = useTranslation('documents-help');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <Page title={t('cancellation.title')} lead={t('cancellation.lead')}>
      <PageHead
        title={t('cancellation.title')}
        description={t('cancellation.description')}
        path="/help/cancellation"
      />
      <div className="grid max-w-3xl gap-10">
        <Part title={t('cancellation.byTraveler')}>
          <TierTable />
          <p className="text-ink-soft">{t('cancellation.kept')}</p>
          <p className="rounded-2xl bg-action-soft px-5 py-4">
            <strong className="block text-action">{t('cancellation.example')}</strong>
            {t('cancellation.exampleText', {
              total: money(EXAMPLE.total),
              deposit: money(EXAMPLE.deposit),
              refund: money(EXAMPLE.refund),
            })}
          </p>
        </Part>
        <Part title={t('cancellation.byGuide')}>
          <p>{t('cancellation.byGuideText')}</p>
        </Part>
        <Part title={t('cancellation.emergency')}>
          <p>{t('cancellation.emergencyText')}</p>
        </Part>
        <Part title={t('cancellation.speed')}>
          <RefundTimeTable />
          <p className="text-ink-soft">{t('cancellation.speedNote')}</p>
        </Part>
      </div>
    </Page>
  );
}
