/** A link inside a sentence, recognizable without color. */
export const linkStyle = 'text-action underline underline-offset-3 hover:text-action-hover';
