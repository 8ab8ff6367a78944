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

/**
 * Saves or removes a guide, one after the other for each: the heart changes at once, and back again when the server refuses. Without
 * the list of saved guides nothing is sent: it is asked for again, and a failure is said.
 */
export const useSaveGuide = (guideId?: GuideId) => {
  const { t } = useTranslation('guides');
  const client = useQueryClient();
  const setSaved = ({ userId, guideId, saved }: Change) =>
    client.setQueryData<GuideId[]>(savedKeys.ids(userId), (ids) => {
      // One heart is not the whole list.
      if (!ids) return undefined;
      const others = ids.filter((id) => id !== guideId);
      return saved ? [guideId, ...others] : others;
    });
  return useMutation({
    // Of two quick presses the last one counts, whichever the network would bring first.
    ...(guideId === undefined ? {} : { scope: { id: `save-guide-${guideId}` } }),
    mutationFn: ({ userId, guideId, saved }: Change) => {
      const params = { id: userId, guideId };
      return saved ? api(saveGuide, { params }) : api(unsaveGuide, { params });
    },
    onMutate: async (change) => {
      // Right after a login the list is still loading, or it could not be loaded: the new heart is
      // added to it and does not replace it.
      const ids = await client.ensureQueryData(savedGuideIds(change.userId));
      setSaved(change);
      return { before: ids.includes(change.guideId) };
    },
    onError: (_error, change, context) => {
      if (context) setSaved({ ...change, saved: context.before });
      showToast({
        tone: 'destructive',
        title: t('save.failed'),
        description: t('save.failedHint'),
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: savedKeys.pages }),
  });
};
