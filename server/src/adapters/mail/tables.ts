import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';

/** Emails that were not sent, shown at /dev/mail while no SMTP server is configured. */
export const localMail = pgTable(
  'local_mail',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    messageId: text('message_id').notNull().unique('local_mail_message_unique'),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [index('local_mail_to').on(t.to, t.id)],
);
