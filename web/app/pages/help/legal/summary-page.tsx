import { useCatalog, useTranslation } from '../../../translation/use-translation.ts';
import { ScrollText } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { HelpPage } from '../frame/help-page.tsx';
import { Sections } from '../frame/sections.tsx';

const FULL = {
  terms: { to: '/terms', read: 'readTerms' },
  privacy: { to: '/privacy', read: 'readPrivacy' },
} as const;

/** A plain-language summary of a legal document, with a link to the binding version. */
export const SummaryPage = ({ document }: { document: keyof typeof FULL }) => {
  const { t } = useTranslation('legal-summaries');
  const catalog = useCatalog('legal-summaries');
  const { description, lead, sections } = catalog[document];
  const { to, read } = FULL[document];
  return (
    <HelpPage page={document} description={description} lead={lead}>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-2xl bg-action-soft px-5 py-4">
        <p>{t('legal-summaries.binding')}</p>
        <LinkButton to={to} tone="secondary">
          <ScrollText aria-hidden="true" className="size-4" />
          {t(`legal-summaries.${read}`)}
        </LinkButton>
      </div>
      <Sections sections={sections} />
    </HelpPage>
  );
};
