import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { rejectContacts } from '../../../reject-contacts.ts';
import { changeOwnGuide } from './change-own-guide.ts';

/**
 * Publishes the guide's only reply to the reports about shopping (docs/product/reviews.md, "Questions about
 * shopping"). A retry with the same text is idempotent. Throws the errors of `changeOwnGuide`,
 * SHOPPING_UNREPORTED if the page shows no reports, SHOPPING_REPLIED, or CONTACT_NOT_ALLOWED.
 */
export const replyToShopping = (deps: Deps, viewer: Viewer, content: string): Promise<void> =>
  changeOwnGuide(deps, viewer, ({ row }) => {
    if (row.shoppingReply !== null)
      return row.shoppingReply === content ? {} : fail('SHOPPING_REPLIED');
    if (!row.shopping?.reports) fail('SHOPPING_UNREPORTED');
    rejectContacts({ content });
    return { shoppingReply: { content, at: deps.clock.now() } };
  });
