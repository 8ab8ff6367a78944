import { formatDate } from '@tomoguide/contract/format';
import { PageHead } from '../lib/page-head.tsx';
import { LAST_CHANGED, Prose } from '../parts/documents/prose.tsx';
import { useCatalog, useLocale, useTranslation } from '../translation/use-translation.ts';
import { Page } from '../ui/page.tsx';

export default function Privacy() {
  const { t } = useTranslation('legal');
  const sentences = useCatalog('legal');
  const locale = useLocale();
  return (
    <Page title={t('legal.privacy.title')} lead={t('legal.privacy.lead')}>
      <PageHead
        title={t('legal.privacy.title')}
        description={t('legal.privacy.description')}
        path="/privacy"
      />
      <p className="-mt-4 mb-8 text-ink-soft text-sm">
        {t('legal.updated', { day: formatDate(LAST_CHANGED, locale) })}
      </p>
      <Prose sections={sentences.privacy.sections} />
    </Page>
  );
}
