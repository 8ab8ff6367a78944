import { useQuery } from '@tanstack/react-query';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import type { ReactNode } from 'react';
import { ownGuideQuery, ownProfileQuery } from '../../../parts/guides/own-guide/queries.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';

interface Props {
  /** Renders the reasons why the guide is not listed; used only if they are not. */
  unlisted: (guide: OwnGuide) => ReactNode;
}

/** The guide's profile, with a form to edit it. */
export const ProfilePage = ({ unlisted }: Props) => {
  const { t } = useTranslation('guide-profile');
  const guide = useQuery(ownGuideQuery());
  const profile = useQuery(ownProfileQuery());
  const retry = () => Promise.all([guide.refetch(), profile.refetch()]);
  if (guide.isLoadingError || profile.isLoadingError)
    return <ErrorState title={t('guide-profile.loadError')} onRetry={retry} />;
  if (!guide.data || !profile.data)
    return (
      <div aria-busy="true" className="grid gap-6">
        <Skeleton className="h-72 rounded-2xl" />
        <Skeleton className="h-48 rounded-2xl" />
      </div>
    );
  return (
    <>
      {unlisted(guide.data)}
      <ProfileForm guide={guide.data} profile={profile.data} />
    </>
  );
};
