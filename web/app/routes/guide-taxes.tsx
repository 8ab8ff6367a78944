import { PageHead } from '../lib/page-head.tsx';
import { TaxesPage } from '../pages/guide/taxes/taxes-page.tsx';
import { GuideOnly } from '../parts/guides/guide-only.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['taxes', 'guide-dashboard', 'errors'] as const;

export default function GuideTaxes() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <div className="mx-auto grid w-full max-w-[75rem] grid-cols-1 gap-4 px-4 py-5 sm:gap-6 sm:px-6 sm:py-8">
      <PageHead title={t('taxes.title')} />
      <div className="grid max-w-prose gap-2 text-balance">
        <h1 className="font-bold text-2xl sm:text-3xl">{t('taxes.title')}</h1>
        <p className="text-ink-soft">{t('taxes.intro')}</p>
        <p className="text-ink-soft">{t('taxes.noAdvice')}</p>
      </div>
      <GuideOnly>{() => <TaxesPage />}</GuideOnly>
    </div>
  );
}
