import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { panelProps, Tabs } from '../../ui/tabs.tsx';

/** The sections of /profile, in tab order. Add new sections here and in the route. */
export const PROFILE_SECTIONS = ['personal', 'wallet', 'privacy', 'security', 'account'] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

const ProfileSkeleton = () => (
  <div aria-busy="true" className="grid gap-6">
    <Skeleton className="h-14 w-72" />
    <Skeleton className="h-72 rounded-2xl" />
  </div>
);

interface Props {
  /** The content of each section, passed in by the route. */
  sections: Readonly<Record<ProfileSection, ReactNode>>;
}

/** The user's own page, with its sections as tabs. The URL names the current tab. */
export const ProfilePage = ({ sections }: Props) => {
  const { t } = useTranslation('profile');
  const session = useSession();
  const [params, setParams] = useSearchParams();
  if (session === undefined) return <ProfileSkeleton />;
  if (session === null)
    return (
      <EmptyState
        title={t('profile.logInFirst')}
        actions={
          <LinkButton to={withRedirect('/login', '/profile')}>{t('profile.logIn')}</LinkButton>
        }
      >
        {t('profile.logInHint')}
      </EmptyState>
    );
  const { user } = session;
  const selected =
    PROFILE_SECTIONS.find((section) => section === params.get('section')) ?? PROFILE_SECTIONS[0];
  return (
    <div className="grid grid-cols-1 gap-6">
      {user.backgroundImage ? (
        <img
          src={user.backgroundImage}
          alt=""
          className="-mb-10 aspect-[3/1] max-h-60 w-full rounded-2xl bg-sunken object-cover"
        />
      ) : null}
      <div className="flex items-end gap-4">
        <Avatar
          name={user.nickname}
          src={user.profilePicture}
          size={user.backgroundImage ? 80 : 56}
          className={user.backgroundImage ? 'ml-4 ring-4 ring-(--paper)' : ''}
        />
        <div className="min-w-0">
          <p className="font-semibold text-lg">
            <bdi>{user.nickname}</bdi>
          </p>
          <p className="wrap-anywhere text-ink-soft">{user.email}</p>
        </div>
      </div>
      {/* On phones, the row of tabs extends to both edges. */}
      <div className="-mx-4 sm:mx-0">
        <Tabs
          label={t('profile.title')}
          tabs={PROFILE_SECTIONS.map((id) => ({ id, label: t(`profile.sections.${id}`) }))}
          selected={selected}
          onSelect={(section) => setParams({ section }, { replace: true })}
        />
      </div>
      <section {...panelProps(selected)}>
        <h2 className="sr-only">{t(`profile.sections.${selected}`)}</h2>
        {sections[selected]}
      </section>
    </div>
  );
};
