import { HtmlValidate } from 'html-validate';

/** The rules of the standard, and none about taste: how React writes attributes and names its ids. */
const checker = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Where a page's HTML, as it is sent, is not what the standard allows. */
export const markupFaults = async (html: string): Promise<string[]> => {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId} at ${selector}: ${message}`),
  );
};
