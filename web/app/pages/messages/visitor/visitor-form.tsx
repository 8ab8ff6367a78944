import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { cleanEmail, isEmail } from '@tomoguide/contract/email-address';
import { leaveLetter } from '@tomoguide/contract/support/calls';
import { SUPPORT_TEXT_MAX } from '@tomoguide/contract/support/fields';
import { type SupportTopic, supportPath } from '@tomoguide/contract/support/topics';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../../lib/api.ts';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { preparedWords } from '../../../parts/help/support/prepared-words.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailSuggestion } from '../../../ui/email-suggestion.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

/** One id per message until it is received: a second click, or one after a lost reply, sends it once. */
const useLetter = (topic: SupportTopic) => {
  const key = useRef(crypto.randomUUID());
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<ReturnType<typeof errorCodeOf> | null>(null);
  const send = async (email: string, text: string) => {
    if (state === 'busy') return;
    setState('busy');
    setFailure(null);
    try {
      await api(leaveLetter, { body: { clientMessageId: key.current, email, text, topic } });
      key.current = crypto.randomUUID();
      setState('done');
    } catch (error) {
      const code = errorCodeOf(error);
      // Edited after a lost reply, it is a different message.
      if (code !== 'UNAVAILABLE') key.current = crypto.randomUUID();
      setFailure(code);
      setState('idle');
    }
  };
  return { state, failure, send, again: () => setState('idle') };
};

/** The contact form for visitors who are not logged in; the answer goes to their email address. */
export const VisitorForm = ({ topic }: { topic: SupportTopic }) => {
  const { t } = useTranslation(['support', 'errors']);
  const [email, setEmail] = useState('');
  const [text, setText] = useState(() => preparedWords(topic, null, t));
  const [tried, setTried] = useState(false);
  const letter = useLetter(topic);
  const fields = { email: useRef<HTMLInputElement>(null), text: useRef<HTMLTextAreaElement>(null) };
  const badEmail = !isEmail(cleanEmail(email));
  const missing = text.trim() === '' || text.trim() === t('prefill.general').trim();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    if (badEmail) return fields.email.current?.focus();
    if (missing) return fields.text.current?.focus();
    void letter.send(email.trim(), text.trim());
  };

  if (letter.state === 'done')
    return (
      <div role="status">
        <EmptyState
          title={t('visitor.done')}
          actions={
            <Button
              tone="secondary"
              onClick={() => {
                setText('');
                setTried(false);
                letter.again();
              }}
            >
              {t('visitor.again')}
            </Button>
          }
        >
          <p className="wrap-anywhere">{t('visitor.doneText', { email: cleanEmail(email) })}</p>
        </EmptyState>
      </div>
    );
  const tooMany = letter.failure === 'TOO_MANY_MESSAGES' || letter.failure === 'RATE_LIMITED';
  return (
    <form
      noValidate
      onSubmit={submit}
      className="mx-auto grid max-w-xl gap-5 px-4 py-8 sm:px-6 sm:py-12"
    >
      <div className="grid gap-2">
        <h2 className="font-bold text-3xl tracking-tight">{t('visitor.title')}</h2>
        <p className="text-ink-soft">{t('visitor.lead')}</p>
        <LinkButton
          to={withRedirect('/login', supportPath(topic))}
          tone="secondary"
          className="justify-self-start"
        >
          {t('visitor.logIn')}
        </LinkButton>
      </div>
      {letter.failure ? (
        <p role="alert" className="rounded-xl bg-danger-soft px-4 py-3 text-danger">
          {tooMany ? t('visitor.tooMany') : t(`errors:${letter.failure}`)}
        </p>
      ) : null}
      <Field
        label={t('visitor.email')}
        error={tried && badEmail ? t('visitor.emailBad') : undefined}
      >
        {(props) => (
          <Input
            {...props}
            ref={fields.email}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <EmailSuggestion typed={email} onTake={setEmail} />
      <Field
        label={t('visitor.message')}
        error={tried && missing ? t('visitor.messageMissing') : undefined}
      >
        {(props) => (
          <Textarea
            {...props}
            ref={fields.text}
            rows={6}
            maxLength={SUPPORT_TEXT_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="large" busy={letter.state === 'busy'}>
        {letter.state === 'busy' ? t('visitor.sending') : t('visitor.send')}
      </Button>
    </form>
  );
};
