import { HtmlValidate } from 'html-validate';

/**
 * The rules of the HTML standard, without style rules, which React's attribute and id formats do not pass.
 */
const checker = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Returns where a page's HTML, as sent, violates the standard. */
export const markupFaults = async (html: string): Promise<string[]> => {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId} at ${selector}: ${message}`),
  );
};
