import type { Translate } from '@tomoguide/contract/words/keys';
import type { UserFacts } from '../../accounts/service.ts';

export interface Email {
  reader: Pick<UserFacts, 'id' | 'locale' | 'emailConfirmed'>;
  /** True if the email is about a booking that the user has paid for. */
  aboutOwnPaid?: boolean;
  to: string;
  subject: string;
  text: string;
}

/** A paragraph as one string, or as separate lines; null lines are omitted. */
type Paragraph = string | readonly (string | null)[];

/** Returns the text of an email to a user: greeting, paragraphs and closing. */
export const buildEmailText = (
  t: Translate<'emails'>,
  nickname: string,
  ...paragraphs: Paragraph[]
): string => buildFramedEmailText(t, t('emails.hello', { name: nickname }), ...paragraphs);

/** Returns the text of an email with the given greeting. */
export const buildFramedEmailText = (
  t: Translate<'emails'>,
  greeting: string,
  ...paragraphs: Paragraph[]
): string =>
  [greeting, ...paragraphs, t('emails.bye')]
    .map((each) =>
      typeof each === 'string' ? each : each.filter((line) => line !== null).join('\n'),
    )
    .join('\n\n');
