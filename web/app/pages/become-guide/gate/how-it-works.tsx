import { Steps } from '../../../parts/help/steps.tsx';
import { useCatalog, useTranslation } from '../../../translation/use-translation.ts';

/** The steps from the application to the payout, and who decides each. */
export const HowItWorks = () => {
  const { t } = useTranslation('become-guide');
  const catalog = useCatalog('become-guide');
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <Steps title={t('become-guide.how')} steps={catalog.steps} />
      <section aria-labelledby="terms" className="grid content-start gap-6">
        <h2 id="terms" className="font-bold text-2xl tracking-tight">
          {t('become-guide.terms.title')}
        </h2>
        <dl className="grid gap-5">
          {(['price', 'fee', 'days', 'checks'] as const).map((term) => (
            <div key={term}>
              <dt className="font-semibold text-lg">{t(`become-guide.terms.${term}`)}</dt>
              <dd className="text-ink-soft">{t(`become-guide.terms.${term}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
};
