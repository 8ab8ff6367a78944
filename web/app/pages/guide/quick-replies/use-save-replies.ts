import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setQuickReplies } from '@tomoguide/contract/messaging/calls';
import type { QuickReply } from '@tomoguide/contract/messaging/quick-replies';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { quickRepliesQuery } from '../../../parts/messaging/quick-replies/queries.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { showToast } from '../../../ui/toast.ts';

/** Saves all quick replies. If they were changed elsewhere, loads the current ones. */
export const useSaveReplies = (revision: string) => {
  const { t } = useTranslation('quick-replies', 'errors');
  const client = useQueryClient();
  const { queryKey } = quickRepliesQuery();
  return useMutation({
    mutationFn: (quickReplies: QuickReply[]) =>
      api(setQuickReplies, { body: { revision, quickReplies } }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
    },
    onError: (error) => {
      const code = getErrorCode(error);
      showToast({
        tone: 'destructive',
        title: t('quick-replies.failed'),
        description: t(`errors.${code}`),
      });
      if (code === 'GUIDE_CHANGED') return client.invalidateQueries({ queryKey });
      return undefined;
    },
  });
};
