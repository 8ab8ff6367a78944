import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { EmailCard } from './email-card.tsx';
import { OwnPicture } from './own-picture.tsx';
import { PersonalForm } from './personal-form.tsx';

const CARD = 'rounded-2xl border border-line bg-surface p-5';

/** Pictures, email address and personal details. */
export const PersonalSection = () => {
  const { t } = useTranslation('profile');
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <div className="grid gap-4">
      <div className={`${CARD} grid gap-8 sm:grid-cols-2`}>
        <OwnPicture
          kind="portrait"
          title={t('profile.personal.picture')}
          hint={t('profile.personal.pictureHint')}
          chooseLabel={t('profile.personal.choosePicture')}
          present={user.profilePicture !== null}
        >
          <Avatar name={user.nickname} src={user.profilePicture} size={96} />
        </OwnPicture>
        <OwnPicture
          kind="background"
          title={t('profile.personal.background')}
          hint={t('profile.personal.backgroundHint')}
          chooseLabel={t('profile.personal.chooseBackground')}
          present={user.backgroundImage !== null}
        >
          {user.backgroundImage ? (
            <img
              src={user.backgroundImage}
              alt=""
              className="aspect-[3/1] w-full rounded-xl bg-sunken object-cover"
            />
          ) : (
            <p className="grid aspect-[3/1] w-full place-content-center rounded-xl border border-line-strong border-dashed text-ink-soft text-sm">
              {t('profile.personal.noBackground')}
            </p>
          )}
        </OwnPicture>
      </div>
      <div className={CARD}>
        <PersonalForm key={user.id} user={user} />
      </div>
      <EmailCard user={user} />
    </div>
  );
};
