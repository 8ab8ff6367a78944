import { formatDate } from '@tomoguide/contract/format';
import { PageHead } from '../lib/page-head.tsx';
import { LAST_CHANGED, Prose } from '../parts/documents/prose.tsx';
import { useLocale, useTranslation } from '../translation/use-translation.ts';
import { Page } from '../ui/page.tsx';

export default function Terms() {
  const { t, sentences } = useTranslation('legal');
  const locale = useLocale();
  return (
    <Page title={t('terms.title')} lead={t('terms.lead')}>
      <PageHead title={t('terms.title')} description={t('terms.description')} path="/terms" />
      <p className="-mt-4 mb-8 text-ink-soft text-sm">
        {t('updated', { day: formatDate(LAST_CHANGED, locale) })}
      </p>
      <Prose sections={sentences.terms.sections} />
    </Page>
  );
}
