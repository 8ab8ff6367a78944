/** The id of the email card on /profile, for links to it. */
export const EMAIL_CARD = 'email';
