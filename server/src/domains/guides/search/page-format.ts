import { createHash } from 'node:crypto';
import { GuideCard, GuideDetail } from '@tomoguide/contract/guides/entities';
import { jsonSchemaOf } from '../../../http/reply-schema.ts';

/**
 * Identifies the shape of stored cards, pages and search texts, so that a release with another field rewrites
 * them. Raise the number if their content changes but their schema does not.
 */
export const PAGE_FORMAT = createHash('sha256')
  .update(
    JSON.stringify([1, jsonSchemaOf(GuideCard, 'output'), jsonSchemaOf(GuideDetail, 'output')]),
  )
  .digest('base64url')
  .slice(0, 12);
