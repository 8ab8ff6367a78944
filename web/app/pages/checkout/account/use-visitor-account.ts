import { signup } from '@tomoguide/contract/accounts/calls';
import { FIELD_BOUNDS, FIELD_RULES } from '@tomoguide/contract/accounts/fields';
import { cleanName, hasInvisibleCharacter, isVisible } from '@tomoguide/contract/typed-text';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { readSession, startSession } from '../../../lib/session.ts';
import { emailField } from '../../../parts/accounts/email-field.ts';
import { newPasswordFields } from '../../../parts/accounts/new-password-fields.ts';
import { deleteDraft, readDraft, storeDraft } from '../../../parts/accounts/signup-draft.ts';
import {
  type FormSchema,
  useAccountForm,
  type Words,
} from '../../../parts/accounts/use-account-form.ts';
import { useLogin } from '../../../parts/accounts/use-login.ts';

export interface VisitorValues {
  fullName: string;
  email: string;
  password: string;
  terms: boolean;
}

const EMPTY: VisitorValues = { fullName: '', email: '', password: '', terms: false };

const SCHEMA: FormSchema<VisitorValues> = {
  fullName: {
    input: { autoComplete: 'name', maxLength: FIELD_BOUNDS.fullName.max },
    problem: ({ fullName }): Words | null => {
      if (!isVisible(fullName)) return 'accounts.signup.fillName';
      return hasInvisibleCharacter(cleanName(fullName)) ? 'accounts.signup.nameInvisible' : null;
    },
    refusals: {
      VALIDATION_FAILED: 'accounts.signup.fillName',
      TEXT_REQUIRED: 'accounts.signup.fillName',
      TEXT_INVISIBLE: 'accounts.signup.nameInvisible',
      NICKNAME_RESERVED: 'accounts.signup.nameReserved',
      CONTACT_NOT_ALLOWED: 'accounts.signup.nameWithContact',
    },
  },
  email: emailField,
  password: newPasswordFields.password,
  terms: {
    input: {},
    problem: ({ terms }) => FIELD_RULES.termsAccepted(terms) && 'accounts.signup.acceptTerms',
    refusals: { TERMS_NOT_ACCEPTED: 'accounts.signup.acceptTerms' },
    sentAs: 'termsAccepted',
  },
};

/** Sign-up without a username: the server derives one from the name (docs/product/accounts.md, "Sign-up"). */
const useQuickSignUp = () => {
  const form = useAccountForm<VisitorValues>({
    schema: SCHEMA,
    empty: EMPTY,
    send: async ({ fullName, email, password, terms }) => {
      const body = {
        fullName: fullName.trim(),
        email: email.trim(),
        password,
        confirmPassword: password,
        termsAccepted: terms,
      };
      const reply = await api(signup, { body });
      deleteDraft();
      startSession(reply);
    },
  });
  const readInputs = (): void => storeDraft({ ...readDraft(), ...getText(form.readInputs()) });
  return {
    ...form,
    readInputs,
    /** Restores input from before a reload or a login, into fields that are still empty. */
    restore: (): void => {
      const { fullName = '', email = '' } = readDraft();
      form.fill({ fullName, email });
    },
    takeEmail: (email: string): void => {
      form.fill({ email });
      form.focus('email');
    },
  };
};

const getText = ({ fullName, email }: VisitorValues) => ({ fullName, email });

/**
 * A visitor's account at checkout: sign-up or login. Its fields belong to the checkout form, whose button
 * also creates the account.
 */
export const useVisitorAccount = () => {
  const [mode, setMode] = useState<'signUp' | 'logIn'>('signUp');
  const signUp = useQuickSignUp();
  const logIn = useLogin();
  const current = mode === 'signUp' ? signUp : logIn;
  return {
    mode,
    setMode,
    signUp,
    logIn,
    busy: current.busy,
    /** Signs up or logs in, and resolves to whether the visitor now has a session. */
    enter: async (): Promise<boolean> => {
      await current.submit();
      return readSession() !== null;
    },
  };
};

export type VisitorAccount = ReturnType<typeof useVisitorAccount>;

/** Restores the fields once they are mounted. */
export const useRestoredFields = ({ restore }: { restore: () => void }): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields appear
  useEffect(restore, []);
};
