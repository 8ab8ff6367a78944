import { queryOptions } from '@tanstack/react-query';
import { getQuickReplies } from '@tomoguide/contract/messaging/calls';
import { api } from '../../../lib/api.ts';

/** The guide's own quick replies. */
export const quickRepliesQuery = () =>
  queryOptions({ queryKey: ['me', 'quick-replies'], queryFn: () => api(getQuickReplies) });
