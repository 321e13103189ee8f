import { hiddenFields, type InquiryValues, inquiryFields } from './inquiry-fields.ts';
import { postForm, type Reply } from './post-form.ts';

/** The path where the API, or the local inbox, accepts inquiries. */
export const inquiryPath = '/post-inquiry';

/** The URL that inquiries are posted to: on `VITE_API_HOST`, or on the site's own origin. */
export const inquiryUrl = () =>
  `${(import.meta.env.VITE_API_HOST ?? '').replace(/\/+$/, '')}${inquiryPath}`;

/** Throws unless the reply confirms the inquiry: status 200, and JSON that isn't empty. */
export function expectConfirmation({ status, body }: Reply) {
  if (status !== 200) throw new Error(`The inquiry was refused with status ${status}.`);
  let content: unknown;
  try {
    content = JSON.parse(body);
  } catch (cause) {
    throw new Error('The reply to the inquiry is not JSON.', { cause });
  }
  // The API makes no promises about the content, so anything else counts, even `{}` or 0.
  if (content === null || content === '') {
    throw new Error('The reply to the inquiry holds nothing.');
  }
}

/** The body that the API expects: its marker, the answers in field order, and then each file. */
export function toFormData(values: InquiryValues) {
  const body = new FormData();
  for (const [name, value] of Object.entries(hiddenFields)) body.append(name, value);
  for (const { name } of inquiryFields) {
    for (const value of [values[name]].flat()) body.append(name, value);
  }
  return body;
}

/**
 * Sends an inquiry. Resolves if the server confirms it. Throws in all other cases: another status,
 * another reply, or a connection that fails or makes no progress.
 */
export async function sendInquiry(values: InquiryValues): Promise<void> {
  expectConfirmation(await postForm(inquiryUrl(), toFormData(values)));
}
