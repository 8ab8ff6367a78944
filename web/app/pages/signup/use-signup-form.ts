import { signup } from '@tomoguide/contract/accounts/calls';
import { normalizeUsername } from '@tomoguide/contract/accounts/username';
import type { BodyInput } from '@tomoguide/contract/call';
import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { getErrorCode } from '../../lib/api-error.ts';
import { startSession } from '../../lib/session.ts';
import {
  deleteDraft,
  readDraft,
  type SignUpDraft,
  storeDraft,
} from '../../parts/accounts/signup-draft.ts';
import {
  getRejectedField,
  useAccountForm,
  type Words,
} from '../../parts/accounts/use-account-form.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { showToast } from '../../ui/toast.ts';
import { findPartWithContact, formatFullName } from './full-name.ts';
import { SIGN_UP_FORM, type SignUpValues } from './signup-fields.ts';
import { useUsernameCheck } from './use-username-check.ts';

const EMPTY: SignUpValues = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
  emailUpdates: false,
};

/** Returns the state and the actions of the sign-up form. */
export const useSignupForm = () => {
  const { t } = useTranslation('accounts');
  /** The part of a rejected full name that contains contact details. */
  const [nameWithContact, setNameWithContact] = useState<'firstName' | 'lastName'>('firstName');
  // Shows a toast, because the username field already lists the allowed characters in place of an error.
  const showUsernameError = (words: Words): void =>
    showToast({
      tone: 'destructive',
      title: t('accounts.signup.errorTitle'),
      description: t(words),
    });

  const form = useAccountForm<SignUpValues>({
    schema: SIGN_UP_FORM,
    empty: EMPTY,
    fieldErrorsOf: (error) => {
      const { firstName, ...refused } = getRejectedField(SIGN_UP_FORM, error);
      return firstName ? { [nameWithContact]: firstName } : refused;
    },
    onInvalid: ({ firstName, lastName, username: words }) => {
      if (words && !firstName && !lastName) showUsernameError(words);
    },
    send: async (typed): Promise<void> => {
      if ((await username.resolve(typed.username)).kind !== 'free') {
        showUsernameError('accounts.signup.usernameUnresolved');
        return form.focus('username');
      }
      const reply = await api(signup, { body: buildBody(typed) }).catch(async (error) => {
        if (getRejectedField(SIGN_UP_FORM, error).username) username.refuse(typed.username);
        const hasContact = getErrorCode(error) === 'CONTACT_NOT_ALLOWED';
        setNameWithContact(hasContact ? await findPartWithContact(typed) : 'firstName');
        throw error;
      });
      deleteDraft();
      startSession(reply);
      showToast({
        tone: 'success',
        title: t('accounts.signup.successTitle'),
        description: t('accounts.signup.success', { name: reply.nickname }),
      });
    },
  });
  const username = useUsernameCheck(form.values.username);
  const readInputs = (): void => storeDraft(form.readInputs());
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form appears
  useEffect(() => {
    // Restores input from before a reload into fields that are still empty.
    const typed = form.readInputs();
    const before = Object.entries(readDraft()) as [
      keyof SignUpValues & keyof SignUpDraft,
      string,
    ][];
    form.fill(Object.fromEntries(before.filter(([name]) => typed[name] === '')));
  }, []);

  return {
    ...form,
    usernameState: username.state,
    handleInput: (event: FormEvent): void => {
      lowerCase(event);
      readInputs();
    },
    /** Fills in a suggested value. */
    take: (name: 'username' | 'email', value: string): void => {
      form.fill({ [name]: value });
      readInputs();
      form.focus(name);
    },
  };
};

const buildBody = (typed: SignUpValues): BodyInput<typeof signup> => ({
  username: typed.username,
  email: typed.email.trim(),
  password: typed.password,
  confirmPassword: typed.confirmPassword,
  fullName: formatFullName(typed.firstName, typed.lastName),
  emailUpdates: typed.emailUpdates,
  termsAccepted: typed.terms,
});

/** Converts the username to lower case without moving the caret, except during IME composition. */
const lowerCase = ({ target, nativeEvent }: FormEvent): void => {
  if (!(target instanceof HTMLInputElement && target.name === 'username')) return;
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
  const lower = normalizeUsername(target.value);
  if (lower === target.value) return;
  const { selectionStart, selectionEnd } = target;
  target.value = lower;
  target.setSelectionRange(selectionStart, selectionEnd);
};
