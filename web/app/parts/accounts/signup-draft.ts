/** The input of the sign-up forms, stored for this tab across a reload; never a password. */
const KEY = 'signup-draft';
const FIELDS = ['firstName', 'lastName', 'username', 'fullName', 'email'] as const;

export type SignUpDraft = Partial<Record<(typeof FIELDS)[number], string>>;

export const readDraft = (): SignUpDraft => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([name, value]) => FIELDS.some((field) => field === name) && typeof value === 'string',
      ),
    );
  } catch {
    return {};
  }
};

export const storeDraft = (values: SignUpDraft): void => {
  try {
    const draft = Object.fromEntries(FIELDS.map((field) => [field, values[field]]));
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full, so nothing is stored.
  }
};

export const deleteDraft = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
};
