import { createHmac, timingSafeEqual } from 'node:crypto';
import { canTurnOff, TOPIC_NAMES, type Topic } from '@tomoguide/contract/notifications/topics';
import { UserId } from '@tomoguide/contract/primitives';
import type { Config } from '../../../config.ts';
import { deriveKey } from '../../../secret.ts';

/**
 * The URL path that a mail client's unsubscribe button posts to. Not an API endpoint, because it receives a
 * form (RFC 8058). Mail clients without such a button open it as a page.
 */
export const ONE_CLICK_PATH = '/stop-letters';

const sign = (config: Config, claim: string): Buffer =>
  createHmac('sha256', deriveKey(config, 'links that stop emails')).update(claim).digest();

/**
 * Returns a token that can only turn one user's emails on one topic on or off. It does not expire and works
 * without a login.
 */
export const createEmailToken = (config: Config, userId: UserId, topic: Topic): string => {
  const claim = `${userId}.${topic}`;
  return `${claim}.${sign(config, claim).toString('base64url')}`;
};

/** Parses a token; returns null if its signature is invalid. */
export const readEmailToken = (
  config: Config,
  token: string,
): { userId: UserId; topic: Topic } | null => {
  const [id, name, signature = ''] = token.split('.');
  const topic = TOPIC_NAMES.find((each) => each === name);
  if (!topic || !canTurnOff(topic, 'email')) return null;
  const given = Buffer.from(signature, 'base64url');
  const own = sign(config, `${id}.${topic}`);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
  return { userId: UserId.parse(Number(id)), topic };
};

/** The token is in the URL fragment, which is not logged or sent to other sites. */
export const buildEmailSettingsUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/settings/notifications#token=${token}`;

export const buildOneClickUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${ONE_CLICK_PATH}?token=${token}`;
