/** Where the e-mail address stands on /profile, for links that lead there. */
export const EMAIL_CARD = 'email';
