import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { cleanEmail, isEmail } from '@tomoguide/contract/email-address';
import { submitVisitorMessage } from '@tomoguide/contract/support/calls';
import { SUPPORT_TEXT_MAX } from '@tomoguide/contract/support/fields';
import { getSupportPath, type SupportTopic } from '@tomoguide/contract/support/topics';
import { useRef, useState } from 'react';
import { requireText } from '../../../form/required.ts';
import { useStoredDraft } from '../../../form/stored-draft.ts';
import { useForm, useValues } from '../../../form/use-form.ts';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { preparedText } from '../../../parts/help/support/prepared-text.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailSuggestion } from '../../../ui/email-suggestion.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

/**
 * Returns the visitor's message, a function that changes it, and a function that clears it. It is stored
 * only for this tab, because visitors can't log out, and the device may be shared. An unedited prepared
 * text isn't stored, so that it follows the language.
 */
const useMessageDraft = (topic: SupportTopic, prepared: string) => {
  const [stored, change, clear] = useStoredDraft<{ email: string; text: string | null }>(
    `visitor-message:${topic}`,
    { email: '', text: null },
  );
  return [
    { ...stored, text: stored.text ?? prepared },
    ({ text, ...rest }: Partial<{ email: string; text: string }>): void =>
      change(text === undefined ? rest : { ...rest, text: text === prepared ? null : text }),
    clear,
  ] as const;
};

/** The contact form for visitors who are not logged in; staff reply to their email address. */
export const VisitorForm = ({ topic }: { topic: SupportTopic }) => {
  const { t } = useTranslation('support', 'errors');
  // The ID of the message, kept until it is received, so that a second click, or a retry after a lost
  // reply, sends it only once.
  const key = useRef(crypto.randomUUID());
  /** The address of a message that was received; null while the form is open. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const draft = useMessageDraft(topic, preparedText(topic, null, t));
  const [, , clear] = draft;
  /** A further message, which isn't stored. */
  const further = useValues({ email: '', text: '' });
  const [isFurther, setFurther] = useState(false);
  const form = useForm({
    state: isFurther ? further : draft,
    validate: ({ email, text }) => ({
      email: isEmail(cleanEmail(email)) ? undefined : t('support.visitor.emailBad'),
      text:
        text.trim() === t('support.prefill.general').trim()
          ? t('support.visitor.messageMissing')
          : requireText(text, t('support.visitor.messageMissing')),
    }),
    fieldErrorsOf: () => ({}),
    send: async ({ email, text }) => {
      const body = { clientMessageId: key.current, email: email.trim(), text: text.trim(), topic };
      try {
        await api(submitVisitorMessage, { body });
        key.current = crypto.randomUUID();
        clear();
        setSentFrom(cleanEmail(email));
      } catch (error) {
        // A message that is edited after a lost reply is a new message.
        if (getErrorCode(error) !== 'UNAVAILABLE') key.current = crypto.randomUUID();
        throw error;
      }
    },
  });
  const { email } = form.values;

  if (sentFrom !== null)
    return (
      <div role="status">
        <EmptyState
          title={t('support.visitor.done')}
          actions={
            <Button
              tone="secondary"
              onClick={() => {
                const [, change] = further;
                change({ email: sentFrom, text: '' });
                setFurther(true);
                form.reset();
                setSentFrom(null);
              }}
            >
              {t('support.visitor.again')}
            </Button>
          }
        >
          <p className="wrap-anywhere">{t('support.visitor.doneText', { email: sentFrom })}</p>
        </EmptyState>
      </div>
    );
  const failure = form.error === null ? null : getErrorCode(form.error);
  const tooMany = failure === 'TOO_MANY_MESSAGES' || failure === 'RATE_LIMITED';
  return (
    <form
      noValidate
      onSubmit={form.submit}
      className="mx-auto grid max-w-xl gap-5 px-4 py-8 sm:px-6 sm:py-12"
    >
      <div className="grid gap-2">
        <h2 className="font-bold text-3xl tracking-tight">{t('support.visitor.title')}</h2>
        <p className="text-ink-soft">{t('support.visitor.lead')}</p>
        <LinkButton
          to={withRedirect('/login', getSupportPath(topic))}
          tone="secondary"
          className="justify-self-start"
        >
          {t('support.visitor.logIn')}
        </LinkButton>
      </div>
      {failure ? (
        <p role="alert" className="rounded-xl bg-danger-soft px-4 py-3 text-danger">
          {tooMany ? t('support.visitor.tooMany') : t(`errors.${failure}`)}
        </p>
      ) : null}
      <Field label={t('support.visitor.email')} error={form.errors.email}>
        {(props) => (
          <Input
            {...props}
            {...form.text('email')}
            type="email"
            name="email"
            autoComplete="email"
          />
        )}
      </Field>
      <EmailSuggestion typed={email} onTake={(suggested) => form.change({ email: suggested })} />
      <Field label={t('support.visitor.message')} error={form.errors.text}>
        {(props) => (
          <Textarea {...props} {...form.text('text')} rows={6} maxLength={SUPPORT_TEXT_MAX} />
        )}
      </Field>
      <Button type="submit" size="large" busy={form.busy}>
        {form.busy ? t('support.visitor.sending') : t('support.visitor.send')}
      </Button>
    </form>
  );
};
