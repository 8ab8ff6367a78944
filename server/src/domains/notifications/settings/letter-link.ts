import { createHmac, timingSafeEqual } from 'node:crypto';
import { isChoice, TOPIC_NAMES, type Topic } from '@tomoguide/contract/notifications/topics';
import { UserId } from '@tomoguide/contract/primitives';
import type { Config } from '../../../config.ts';
import { keyFor } from '../../../secret.ts';

/**
 * What a mail program calls by its own button: no call of the API, since it sends a form (RFC 8058). One
 * without such a button opens it.
 */
export const ONE_CLICK_PATH = '/stop-letters';

const signatureOf = (config: Config, claim: string): Buffer =>
  createHmac('sha256', keyFor(config, 'links that stop letters')).update(claim).digest();

/**
 * Switches letters of one kind to one person, and nothing else; it works for as long as a letter is
 * kept, and without a login.
 */
export const letterToken = (config: Config, userId: UserId, topic: Topic): string => {
  const claim = `${userId}.${topic}`;
  return `${claim}.${signatureOf(config, claim).toString('base64url')}`;
};

/** Null where it was not made here. */
export const readLetterToken = (
  config: Config,
  token: string,
): { userId: UserId; topic: Topic } | null => {
  const [id, name, signature = ''] = token.split('.');
  const topic = TOPIC_NAMES.find((each) => each === name);
  if (!topic || !isChoice(topic, 'email')) return null;
  const given = Buffer.from(signature, 'base64url');
  const own = signatureOf(config, `${id}.${topic}`);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
  return { userId: UserId.parse(Number(id)), topic };
};

/** Behind the #, so that the token reaches no log and no other site. */
export const letterPage = (publicUrl: string, token: string): string =>
  `${publicUrl}/settings/notifications#token=${token}`;

export const oneClickUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${ONE_CLICK_PATH}?token=${token}`;
