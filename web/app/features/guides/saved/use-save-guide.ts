import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveGuide, unsaveGuide } from '@tomoguide/contract/guides/calls';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { savedGuideIds, savedKeys } from '../queries.ts';

interface Change {
  userId: UserId;
  guideId: GuideId;
  saved: boolean;
}

/** Saves or removes a guide: the heart changes at once, and back again when the server refuses. */
export const useSaveGuide = () => {
  const { t } = useTranslation('guides');
  const client = useQueryClient();
  const setSaved = ({ userId, guideId, saved }: Change) =>
    client.setQueryData<GuideId[]>(savedKeys.ids(userId), (ids = []) => {
      const others = ids.filter((id) => id !== guideId);
      return saved ? [guideId, ...others] : others;
    });
  return useMutation({
    mutationFn: ({ userId, guideId, saved }: Change) => {
      const params = { id: userId, guideId };
      return saved ? api(saveGuide, { params }) : api(unsaveGuide, { params });
    },
    onMutate: async (change) => {
      // Right after a login the list is still loading: the new heart is added to it and does not
      // replace it.
      await client.ensureQueryData(savedGuideIds(change.userId)).catch(() => undefined);
      setSaved(change);
    },
    onError: (_error, change) => {
      setSaved({ ...change, saved: !change.saved });
      showToast({
        tone: 'destructive',
        title: t('save.failed'),
        description: t('save.failedHint'),
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: savedKeys.pages }),
  });
};
