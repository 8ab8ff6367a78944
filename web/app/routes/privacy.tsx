import { formatDate } from '@tomoguide/contract/format';
import { PageHead } from '../lib/page-head.tsx';
import { LAST_CHANGED, Prose } from '../parts/documents/prose.tsx';
import { useLocale, useTranslation } from '../translation/use-translation.ts';
import { Page } from '../ui/page.tsx';

export default function Privacy() {
  const { t, sentences } = useTranslation('legal');
  const locale = useLocale();
  return (
    <Page title={t('privacy.title')} lead={t('privacy.lead')}>
      <PageHead title={t('privacy.title')} description={t('privacy.description')} path="/privacy" />
      <p className="-mt-4 mb-8 text-ink-soft text-sm">
        {t('updated', { day: formatDate(LAST_CHANGED, locale) })}
      </p>
      <Prose sections={sentences.privacy.sections} />
    </Page>
  );
}
