import type { ApplicationDecision } from '@tomoguide/contract/applications/fields';
import type { IdentityDecision } from '@tomoguide/contract/applications/identity-rules';
import { getTextInLocale, type LocalText } from '@tomoguide/contract/guides/local-text';
import type { QualificationDecision } from '@tomoguide/contract/guides/qualification-bounds';
import type { PermissionDecision } from '@tomoguide/contract/guides/work-permission-bounds';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { buildEmailText } from './email-frame.ts';
import { enqueueEmail } from './send-emails.ts';

interface StaffDecision {
  userId: UserId;
  /** Key of the translations for the subject and the heading. */
  key:
    | `applicationDecided.${ApplicationDecision}`
    | `identityDecided.${IdentityDecision}`
    | `qualificationDecided.${QualificationDecision}`
    | `workPermissionDecided.${PermissionDecision}`;
  /** The title of the qualification that was decided, if any. */
  title?: LocalText;
  /** The text that staff wrote; empty if they wrote none. */
  reason: string;
  /** Path of the page that the email links to. */
  path: string;
}

/**
 * Sends an email about a staff decision that concerns the user, with the text of staff and the next steps.
 */
const send = async (
  tx: Tx,
  deps: Deps,
  eventId: number,
  { userId, key, title, reason, path }: StaffDecision,
): Promise<void> => {
  const [reader] = (await loadUsersByIds(tx, [userId])).values();
  if (!reader) return;
  const t = getTranslation<'emails'>(reader.locale);
  const lines = [
    t(`emails.${key}.text`, { title: title ? getTextInLocale(title, reader.locale) : '' }),
    reason ? t('emails.fromTeam', { words: reason }) : null,
    t(`emails.${key}.next`),
  ];
  const email = {
    reader,
    to: reader.email,
    subject: t(`emails.${key}.subject`),
    text: buildEmailText(
      t,
      reader.nickname,
      lines,
      t('emails.see', { url: deps.config.publicUrl + path }),
    ),
  };
  await enqueueEmail(tx, deps, email, 'applications', `event-${eventId}-0`);
};

export const sendApplicationEmail: Reaction<'application.decided'> = (tx, event, deps) => {
  const { userId, decision, reason } = event.payload;
  const path = decision === 'approved' ? '/guide' : '/application-status';
  return send(tx, deps, event.id, { userId, key: `applicationDecided.${decision}`, reason, path });
};

export const sendIdentityEmail: Reaction<'identity.decided'> = (tx, event, deps) => {
  const { userId, decision, reason } = event.payload;
  const key = `identityDecided.${decision}` as const;
  return send(tx, deps, event.id, { userId, key, reason, path: '/verify-identity' });
};

export const sendQualificationEmail: Reaction<'guide.qualification_decided'> = (
  tx,
  event,
  deps,
) => {
  const { userId, title, decision, reason } = event.payload;
  return send(tx, deps, event.id, {
    userId,
    key: `qualificationDecided.${decision}`,
    title,
    reason,
    path: '/guide/qualifications',
  });
};

export const sendPermissionDecisionEmail: Reaction<'guide.work_permission_decided'> = (
  tx,
  event,
  deps,
) => {
  const { userId, decision, reason } = event.payload;
  const key = `workPermissionDecided.${decision}` as const;
  return send(tx, deps, event.id, { userId, key, reason, path: '/guide/work-permission' });
};
