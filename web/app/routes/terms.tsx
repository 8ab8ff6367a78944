import { formatDate } from '@tomoguide/contract/format';
import { PageHead } from '../lib/page-head.tsx';
import { LAST_CHANGED, Prose } from '../parts/documents/prose.tsx';
import { useCatalog, useLocale, useTranslation } from '../translation/use-translation.ts';
import { Page } from '../ui/page.tsx';

export default function Terms() {
  const { t } = useTranslation('legal');
  const sentences = useCatalog('legal');
  const locale = useLocale();
  return (
    <Page title={t('legal.terms.title')} lead={t('legal.terms.lead')}>
      <PageHead
        title={t('legal.terms.title')}
        description={t('legal.terms.description')}
        path="/terms"
      />
      <p className="-mt-4 mb-8 text-ink-soft text-sm">
        {t('legal.updated', { day: formatDate(LAST_CHANGED, locale) })}
      </p>
      <Prose sections={sentences.terms.sections} />
    </Page>
  );
}
