import { createHash } from 'node:crypto';
import { GuideCard, GuideDetail } from '@tomoguide/contract/guides/entities';
import { toJsonSchema } from '../../../http/reply-schema.ts';

/**
 * Identifies the format of stored cards, pages and search texts, so that a release whose schema has
 * different fields rewrites them. Increment the number if the content changes without a schema change.
 */
export const PAGE_FORMAT = createHash('sha256')
  .update(
    JSON.stringify([1, toJsonSchema(GuideCard, 'output'), toJsonSchema(GuideDetail, 'output')]),
  )
  .digest('base64url')
  .slice(0, 12);
