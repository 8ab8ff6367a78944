/** The ID of the email card on /profile, for links to the card. */
export const EMAIL_CARD = 'email';
