import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { showToast } from '../../ui/toast.ts';
import { keepDraft, readDraft } from './draft.ts';
import {
  type SignUpFault,
  type SignUpFaults,
  type SignUpField,
  type SignUpValues,
  signUpFaults,
} from './signup-rules.ts';
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

const read = (form: HTMLFormElement): SignUpValues => {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    username: text('username'),
    email: text('email'),
    password: text('password'),
    confirmPassword: text('confirmPassword'),
    terms: data.has('terms'),
    emailUpdates: data.has('emailUpdates'),
  };
};

/**
 * What happens in the sign-up form. The inputs keep their own text, so that nothing typed before
 * hydration is lost; `values` follows them.
 */
export const useSignupForm = (ready: boolean) => {
  const { t } = useTranslation('accounts');
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [submitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<SignUpFaults>({});
  const [resolving, setResolving] = useState(false);
  const username = useUsernameCheck(values.username);

  const input = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null;

  const { signUp, busy, reason } = useSignUp((field, fault) => {
    setRefused({ [field]: fault });
    if (field === 'username') username.refuse(values.username);
    input(field)?.focus();
  });

  useEffect(() => {
    if (!form.current) return;
    for (const [name, text] of Object.entries(readDraft())) {
      const field = form.current.elements.namedItem(name) as HTMLInputElement | null;
      if (field && !field.value) field.value = text;
    }
    setValues(read(form.current));
  }, []);

  const follow = (event?: FormEvent): void => {
    if (!form.current) return;
    const target = event?.target;
    if (target instanceof HTMLInputElement && target.name === 'username') lowerCase(target, event);
    const next = read(form.current);
    setValues(next);
    setRefused({});
    keepDraft(next);
  };

  const stop = (field: SignUpField, fault: SignUpFault): void => {
    showToast({
      tone: 'destructive',
      title: t('signup.errorTitle'),
      description: t(`signup.${fault}`),
    });
    input(field)?.focus();
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!ready || busy || resolving || !form.current) return;
    const typed = read(form.current);
    setValues(typed);
    setSubmitted(true);
    const faults = inPageOrder(form.current, signUpFaults(typed));
    const first =
      faults.find(([field]) => field === 'firstName' || field === 'lastName') ??
      faults.find(([field]) => field === 'username');
    if (first) return stop(...first);
    setResolving(true);
    const state = await username.resolve(typed.username);
    setResolving(false);
    if (state.kind !== 'free') return stop('username', 'usernameUnresolved');
    const rest = faults[0];
    if (rest) return stop(...rest);
    signUp(typed);
  };

  return {
    form,
    values,
    faults: { ...(submitted ? signUpFaults(values) : {}), ...refused },
    usernameState: username.state,
    busy: busy || resolving,
    reason,
    follow,
    submit,
    /** Takes the name that was suggested. */
    takeUsername: (name: string): void => {
      const field = input('username');
      if (!field) return;
      field.value = name;
      follow();
      field.focus();
    },
  };
};

/** The faults as the eye meets them: family names come first in Chinese. */
const inPageOrder = (form: HTMLFormElement, faults: SignUpFaults): [SignUpField, SignUpFault][] => {
  const names = Array.from(form.elements, (element) => element.getAttribute('name'));
  const entries = Object.entries(faults) as [SignUpField, SignUpFault][];
  return entries.sort(([one], [other]) => names.indexOf(one) - names.indexOf(other));
};

/** Forces lower case without moving the caret, but not into the middle of a composition. */
const lowerCase = (field: HTMLInputElement, event: FormEvent | undefined): void => {
  const native = event?.nativeEvent;
  if (native instanceof InputEvent && native.isComposing) return;
  const lower = field.value.toLowerCase();
  if (lower === field.value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = lower;
  field.setSelectionRange(selectionStart, selectionEnd);
};
