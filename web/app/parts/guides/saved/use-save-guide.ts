import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveGuide, unsaveGuide } from '@tomoguide/contract/guides/calls';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { savedGuideIdsQuery, savedKeys } from '../queries.ts';

interface Change {
  userId: UserId;
  guideId: GuideId;
  saved: boolean;
}

/**
 * Saves or removes a guide, with one request at a time per guide. The heart changes immediately, and
 * reverts if the server rejects the change. If the list of saved guides is not loaded, it is fetched first;
 * if that fails, nothing is saved and the failure is reported.
 */
export const useSaveGuide = (guideId?: GuideId) => {
  const { t } = useTranslation('guides');
  const client = useQueryClient();
  const setSaved = ({ userId, guideId, saved }: Change) =>
    client.setQueryData<GuideId[]>(savedKeys.ids(userId), (ids) => {
      // Without the loaded list, the cache stays empty, because a single guide is not the whole list.
      if (!ids) return undefined;
      const others = ids.filter((id) => id !== guideId);
      return saved ? [guideId, ...others] : others;
    });
  return useMutation({
    // Requests for a guide run in order, so that the last of two quick clicks wins on any network.
    ...(guideId === undefined ? {} : { scope: { id: `save-guide-${guideId}` } }),
    mutationFn: ({ userId, guideId, saved }: Change) => {
      const params = { id: userId, guideId };
      return saved ? api(saveGuide, { params }) : api(unsaveGuide, { params });
    },
    onMutate: async (change) => {
      // Right after login, the list can still be loading or may have failed to load. Waits for it, so that
      // the new guide is added to the list rather than replacing it.
      const ids = await client.ensureQueryData(savedGuideIdsQuery(change.userId));
      setSaved(change);
      return { before: ids.includes(change.guideId) };
    },
    onError: (_error, change, context) => {
      if (context) setSaved({ ...change, saved: context.before });
      showToast({
        tone: 'destructive',
        title: t('guides.save.failed'),
        description: t('guides.save.failedHint'),
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: savedKeys.pages }),
  });
};
