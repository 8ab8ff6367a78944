import type { Words } from '../../parts/accounts/use-account-form.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { SIGN_UP_FORM } from './signup-fields.ts';
import type { UsernameState } from './use-username-check.ts';

interface Props {
  state: UsernameState;
  username: string;
  /** The error found on submit; undefined if there is none. */
  problem: Words | undefined;
  readOnly: boolean;
  /** Offered while the field is empty; null if there is none. */
  proposal: string | null;
  onTake: (suggestion: string) => void;
}

/**
 * The username field with its state: its format, whether it is available, and a similar available username.
 */
export const UsernameField = ({ state, username, problem, readOnly, proposal, onTake }: Props) => {
  const { t } = useTranslation('accounts');
  const suggestion = username === '' ? proposal : state.kind === 'taken' ? state.suggestion : null;

  const error = (): string | undefined => {
    if (state.kind === 'taken') return t('accounts.signup.usernameTaken');
    if (state.kind === 'failed') return t('accounts.signup.usernameCheckFailed');
    const wrong = state.kind === 'invalid' ? state.problem : problem;
    if (wrong === 'accounts.signup.usernameInvalid') return t('accounts.signup.usernameInline');
    return wrong ? t(wrong) : undefined;
  };
  const hintText = (): string => {
    if (state.kind === 'checking') return t('accounts.signup.usernameChecking');
    return state.kind === 'free'
      ? t('accounts.signup.usernameFree', { username })
      : t('accounts.signup.usernameHint');
  };

  return (
    <div className="grid gap-1.5">
      <Field
        label={t('accounts.signup.username')}
        error={error()}
        hint={<span aria-live="polite">{hintText()}</span>}
      >
        {(field) => (
          <Input
            {...field}
            {...SIGN_UP_FORM.username?.input}
            name="username"
            required
            readOnly={readOnly}
          />
        )}
      </Field>
      {suggestion ? (
        <Button
          tone="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => onTake(suggestion)}
        >
          {t('accounts.signup.usernameTry', { suggestion })}
        </Button>
      ) : null}
    </div>
  );
};
