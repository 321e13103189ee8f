/** The texts about several errors of a form, visible or for screen readers. */
export type FormErrorLabels = {
  /**
   * The title of the list of errors, which takes focus.
   * @default (count) => `There are ${count} problems`
   */
  count: (count: number) => string;
  /**
   * A link in that list, which leads to the field.
   * @default (label, message) => `${label}: ${message}`
   */
  problem: (label: string, message: string) => string;
  /**
   * The document's title while there are errors.
   * @default (title) => `Error: ${title}`
   */
  pageTitle: (title: string) => string;
};

export const formErrorLabels: FormErrorLabels = {
  count: (count) => `There are ${count} problems`,
  problem: (label, message) => `${label}: ${message}`,
  pageTitle: (title) => `Error: ${title}`,
};
