import * as z from 'zod/mini';
import { Revision } from '../guides/rates.ts';
import { text } from '../primitives.ts';
import { QUICK_REPLY_MAX, TEXT_MAX } from './fields.ts';
import { QUICK_REPLIES_MAX } from './figures.ts';
import { listInBraces, listUnknownPlaceholders } from './placeholders.ts';

/** Quick replies of guides (docs/product/messages.md, "Quick replies"). */

const template = text(1, QUICK_REPLY_MAX).check(
  z.refine((words) => listUnknownPlaceholders(words).length === 0, {
    error: 'an unknown placeholder',
  }),
);

/** A reply in both languages, with placeholders. */
export const QuickReply = z.strictObject({ en: template, zh: template });
export type QuickReply = z.infer<typeof QuickReply>;

/** All quick replies of a guide, in their order. */
export const QuickReplies = z.array(QuickReply).check(z.maxLength(QUICK_REPLIES_MAX));

/** The caller's quick replies as stored, which can violate a limit introduced later. */
export const OwnQuickReplies = z.object({
  revision: Revision,
  data: z.array(z.object({ en: z.string(), zh: z.string() })),
});
export type OwnQuickReplies = z.infer<typeof OwnQuickReplies>;

const filled = text(1, TEXT_MAX).check(
  z.refine((words) => listInBraces(words).length === 0, {
    error: 'a placeholder without a value',
  }),
);

/** A message in both languages, without placeholders. */
export const BothTexts = z.strictObject({ en: filled, zh: filled });
export type BothTexts = z.infer<typeof BothTexts>;
