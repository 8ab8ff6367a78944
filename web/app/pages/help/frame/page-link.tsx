import { type HelpPageId, helpPath } from '@tomoguide/contract/help/help-pages';
import { Link } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ArrowRight } from '../../../ui/icons.ts';

/** A link from a section to the help page with details. */
export const PageLink = ({ page }: { page: HelpPageId }) => {
  const { t } = useTranslation('help');
  return (
    <Link
      to={helpPath(page)}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-action"
    >
      {t(`help.pages.${page}.title`)}
      <ArrowRight aria-hidden="true" className="size-4" />
    </Link>
  );
};
