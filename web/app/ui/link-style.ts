/** A link inside a sentence: seen as one without its colour. */
export const linkStyle = 'text-action underline underline-offset-3 hover:text-action-hover';
