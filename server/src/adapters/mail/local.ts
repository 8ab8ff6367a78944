import { formatInstantWithZone } from '@tomoguide/contract/format';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/database.ts';
import type { Mailer } from './mailer.ts';
import { localMail } from './tables.ts';

/** Creates a mailer that stores emails in the database instead of sending them. */
export const createLocalMailer = (db: Db, clock: Clock): Mailer => ({
  send: async (mail) => {
    const { stopUrl: _, ...kept } = mail;
    await db
      .insert(localMail)
      .values({ ...kept, sentAt: clock.now() })
      .onConflictDoNothing();
  },
});

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const textToHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** Guesses an email's language from its punctuation, for the `lang` attribute. */
const detectLanguage = (text: string): string => (/[，。：]/.test(text) ? 'zh-CN' : 'en');

/**
 * Lists the stored emails, newest first, at /dev/mail. Registered only while PUBLIC_URL is a loopback
 * address.
 */
export const registerLocalMailRoutes = (app: FastifyInstance, db: Db): void => {
  app.get('/dev/mail', { schema: { hide: true } }, async (_request, reply) => {
    const emails = await db.select().from(localMail).orderBy(desc(localMail.id)).limit(100);
    const list = emails.map(
      ({ to, subject, text, sentAt }) =>
        `<article lang="${detectLanguage(text)}"><h2>${textToHtml(subject)}</h2><p lang="en">${textToHtml(to)} · ${formatInstantWithZone(sentAt.toString(), 'Asia/Tokyo', 'en')}</p><pre>${textToHtml(text)}</pre></article>`,
    );
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY);
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail 邮件 · TomoGuide</title><style>body{font:16px/1.6 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;font:inherit}article{border-top:1px solid #ccc}</style><h1>Mail <span lang="zh-CN">邮件</span></h1>${list.join('') || '<p>No emails yet. <span lang="zh-CN">还没有邮件。</span></p>'}</html>`;
  });
};
