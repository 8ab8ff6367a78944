import { HtmlValidate } from 'html-validate';

/**
 * Checks the rules of the HTML standard, but no style rules, which React's attributes and IDs would
 * violate.
 */
const checker = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Returns how the HTML of a page, as the server sent it, violates the standard. */
export const markupProblems = async (html: string): Promise<string[]> => {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId} at ${selector}: ${message}`),
  );
};
