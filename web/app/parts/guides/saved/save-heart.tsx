import type { GuideId } from '@tomoguide/contract/primitives';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { HeartButton } from '../../../ui/heart-button.tsx';
import { useSaved } from './use-saved.ts';

interface Props {
  guideId: GuideId;
  name: string;
  className?: string;
}

/** The heart that saves a guide. Hidden on the user's own listing. */
export const SaveHeart = ({ guideId, name, className = '' }: Props) => {
  const { t } = useTranslation('guides');
  const { saved, toggle } = useSaved(guideId);
  const own = useSession()?.user.guideId === guideId;
  if (own) return null;
  return (
    <HeartButton
      label={saved ? t('guides.save.remove', { name }) : t('guides.save.save', { name })}
      pressed={saved}
      onToggle={toggle}
      className={className}
    />
  );
};
