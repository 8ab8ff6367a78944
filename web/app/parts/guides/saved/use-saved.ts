import { useQuery } from '@tanstack/react-query';
import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import type { GuideId } from '@tomoguide/contract/primitives';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { savedGuideIdsQuery } from '../queries.ts';
import { storePendingSave } from './pending-save.ts';
import { useSaveGuide } from './use-save-guide.ts';

/** Returns whether a guide is saved, and a function that toggles it, which asks visitors to log in first. */
export const useSaved = (guideId: GuideId): { saved: boolean; toggle: () => void } => {
  const { t } = useTranslation('guides');
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { mutate } = useSaveGuide(guideId);
  const userId = session?.user.id;
  const { data: ids } = useQuery({
    ...savedGuideIdsQuery(userId ?? (0 as never)),
    enabled: userId !== undefined,
  });
  const saved = ids?.includes(guideId) ?? false;
  const toggle = () => {
    if (userId !== undefined) return mutate({ userId, guideId, saved: !saved });
    storePendingSave(guideId);
    showToast({ title: t('guides.save.loginTitle'), description: t('guides.save.loginHint') });
    navigate(withRedirect('/login', pathname + search));
  };
  return { saved, toggle };
};
