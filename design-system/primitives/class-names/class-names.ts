/** Joins the class names that apply into one attribute value. */
export const classNames = (...names: readonly (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ');
