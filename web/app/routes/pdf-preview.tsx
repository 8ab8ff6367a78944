import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { type Previewed, parsePreviewId } from '@tomoguide/contract/files/preview-id';
import { data, useLocation, useParams } from 'react-router';
import { NotFound } from '../layout/page-error.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { useSession } from '../lib/session.ts';
import { PreviewPage } from '../pages/pdf-preview/preview-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Route } from './+types/pdf-preview.ts';

const Content = ({ previewed }: { previewed: Previewed }) => {
  const { t } = useTranslation('trip-sheet');
  const session = useSession();
  const { pathname } = useLocation();
  // Anyone can open an itinerary; other documents are limited to the users involved.
  if (session === undefined) return <Skeleton className="aspect-[210/297] w-full" />;
  if (session === null && previewed.kind !== 'itinerary')
    return (
      <EmptyState
        title={t('trip-sheet.logInFirst')}
        actions={
          <LinkButton to={withRedirect('/login', pathname)}>{t('trip-sheet.logIn')}</LinkButton>
        }
      />
    );
  return <PreviewPage previewed={previewed} />;
};

/** A URL that names no document has status 404. */
export const loader = ({ params }: Route.LoaderArgs) =>
  parsePreviewId(params.id ?? '') ? null : data(null, { status: 404 });

/** Makes no request, so that a cached sheet opens offline. */
export const clientLoader = () => null;

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['trip-sheet', 'files'] as const;

/** The pages /pdf-preview/TG0042, itinerary-12, file-7 and taxes-2026. */
export default function PdfPreview() {
  const { t } = useTranslation(...NAMESPACES);
  const { id = '' } = useParams();
  const previewed = parsePreviewId(id);
  if (!previewed) return <NotFound />;
  const title =
    previewed.kind === 'file' || previewed.kind === 'taxes'
      ? t('trip-sheet.filePage')
      : t('trip-sheet.pageTitle', { number: previewed.kind === 'booking' ? id : '' }).trim();
  return (
    <>
      <PageHead title={title} />
      <Page title={title} narrow>
        <Content previewed={previewed} />
      </Page>
    </>
  );
}
