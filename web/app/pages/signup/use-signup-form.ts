import { asUsername } from '@tomoguide/contract/accounts/username';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCheckedForm, type Words } from '../../form/use-checked-form.ts';
import { errorCodeOf } from '../../lib/api-error.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { showToast } from '../../ui/toast.ts';
import { textWithContact } from './full-name.ts';
import { keepDraft, readDraft } from './signup-draft.ts';
import { SIGN_UP_FORM, type SignUpValues } from './signup-fields.ts';
import { useSignUp } from './use-sign-up.ts';
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

type FieldName = keyof SignUpValues;

/** Validated before the username is checked with the server; the other fields follow. */
const BEFORE_USERNAME: readonly FieldName[] = ['firstName', 'lastName', 'username'];

/** The state and actions of the sign-up form. */
export const useSignupForm = (ready: boolean) => {
  const { t } = useTranslation('accounts');
  const ref = useRef<HTMLFormElement>(null);
  const form = useCheckedForm(SIGN_UP_FORM, EMPTY, ref);
  const username = useUsernameCheck(form.values.username);
  const [resolving, setResolving] = useState(false);
  const { signUp, busy, reason, forgetRefusal } = useSignUp(async (error, sent) => {
    if (errorCodeOf(error) === 'CONTACT_NOT_ALLOWED')
      form.refuseAt(await textWithContact(sent), error);
    else if (form.refuse(error) === 'username') username.refuse(form.values.username);
  });

  useDraft(ref, form.follow);

  const updateValues = (event?: FormEvent): void => {
    if (event?.target === form.input('username')) lowerCase(event);
    keepDraft(form.follow());
    forgetRefusal();
  };

  const showError = (field: FieldName, words: Words): void => {
    // The username field lists the allowed characters; other fields show the same text.
    if (field === 'username')
      showToast({ tone: 'destructive', title: t('signup.errorTitle'), description: t(words) });
    form.input(field)?.focus();
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!ready || busy || resolving) return;
    const { typed, wrong } = form.check();
    const early = wrong.find(([field]) => BEFORE_USERNAME.includes(field));
    if (early) return showError(...early);
    setResolving(true);
    const state = await username.resolve(typed.username);
    setResolving(false);
    if (state.kind !== 'free') return showError('username', 'signup.usernameUnresolved');
    if (wrong[0]) return showError(...wrong[0]);
    signUp(typed);
  };

  /** Uses the suggested name. */
  const takeUsername = (name: string): void => {
    form.put('username', name);
    updateValues();
  };
  const takeEmail = (email: string): void => {
    form.put('email', email);
    updateValues();
  };

  /** No input is accepted in the meantime, because the form disappears once it is sent. */
  const isSending = busy || resolving;
  return {
    ...form,
    attributes: (name: FieldName) => ({ ...form.attributes(name), readOnly: isSending }),
    ref,
    usernameState: username.state,
    busy: isSending,
    reason,
    follow: updateValues,
    submit,
    takeUsername,
    takeEmail,
  };
};

/** Restores input from before a reload into fields that are still empty. */
const useDraft = (
  form: { readonly current: HTMLFormElement | null },
  follow: () => SignUpValues,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    for (const [name, text] of Object.entries(readDraft())) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && !field.value) field.value = text;
    }
    follow();
  }, []);
};

/** Forces lower case without moving the caret, but not during composition. */
const lowerCase = ({ target, nativeEvent }: FormEvent): void => {
  if (!(target instanceof HTMLInputElement)) return;
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
  const lower = asUsername(target.value);
  if (lower === target.value) return;
  const { selectionStart, selectionEnd } = target;
  target.value = lower;
  target.setSelectionRange(selectionStart, selectionEnd);
};
