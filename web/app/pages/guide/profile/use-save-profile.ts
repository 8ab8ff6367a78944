import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '@tomoguide/contract/errors';
import { setProfile } from '@tomoguide/contract/guides/calls';
import type { OwnProfile } from '@tomoguide/contract/guides/own-profile';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { ownGuideQuery, ownProfileQuery } from '../../../parts/guides/own-guide/queries.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { type TypedProfile, toProfile } from './typed-profile.ts';

/** Errors that are shown at a field and need no toast. */
const AT_FIELD: ReadonlySet<ErrorCode> = new Set(['CONTACT_NOT_ALLOWED', 'TITLE_NOT_CHECKED']);

/**
 * Saves the whole profile. If it was changed elsewhere, reloads the form with the saved values.
 * Calls `startDraft` with the saved profile and, if this request saved it, the sent values.
 */
export const useSaveProfile = (
  revision: string,
  startDraft: (profile: OwnProfile, sent?: TypedProfile) => void,
) => {
  const { t } = useTranslation('guide-profile', 'errors');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (typed: TypedProfile) =>
      api(setProfile, { body: { revision, profile: toProfile(typed) } }),
    onSuccess: (profile, sent) => {
      startDraft(profile, sent);
      showToast({
        tone: 'success',
        title: t('guide-profile.saved'),
        description: t('guide-profile.savedHint'),
      });
      return Promise.all([
        client.invalidateQueries({ queryKey: ownGuideQuery().queryKey }),
        client.invalidateQueries({ queryKey: ['guides'] }),
      ]);
    },
    onError: async (error) => {
      const code = getErrorCode(error);
      if (AT_FIELD.has(code)) return;
      showToast({
        tone: 'destructive',
        title: t('guide-profile.failed'),
        description: t(`errors.${code}`),
      });
      if (code === 'GUIDE_CHANGED')
        startDraft(await client.fetchQuery({ ...ownProfileQuery(), staleTime: 0 }));
    },
  });
};
