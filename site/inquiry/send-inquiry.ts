import { hiddenFields, type InquiryValues, inquiryFields } from './inquiry-fields.ts';

/** The path at which the API, or the local inbox, accepts inquiries. */
export const inquiryPath = '/post-inquiry';

/** The address inquiries are posted to: on `VITE_API_HOST`, or on the site's own origin. */
export const inquiryUrl = () =>
  `${(import.meta.env.VITE_API_HOST ?? '').replace(/\/+$/, '')}${inquiryPath}`;

/** Of the reply only the presence of `data` counts: the API promises nothing more about it. */
const holdsData = (reply: unknown) =>
  typeof reply === 'object' && reply !== null && 'data' in reply && (reply.data ?? null) !== null;

/** What the API takes: its marker, the answers in the order of the fields, then file by file. */
function toFormData(values: InquiryValues) {
  const body = new FormData();
  for (const [name, value] of Object.entries(hiddenFields)) body.append(name, value);
  for (const { name } of inquiryFields) {
    for (const value of [values[name]].flat()) body.append(name, value);
  }
  return body;
}

/**
 * Sends an inquiry. Resolves when the server confirms it: status 200, and `data` in a JSON reply.
 * Throws in all other cases: another status, another reply, or a connection that fails.
 */
export async function sendInquiry(values: InquiryValues): Promise<void> {
  const response = await fetch(inquiryUrl(), {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: toFormData(values),
  });
  if (response.status !== 200) {
    throw new Error(`The inquiry was refused with status ${response.status}.`);
  }
  const reply: unknown = await response.json().catch((cause: unknown) => {
    throw new Error('The reply to the inquiry is not JSON.', { cause });
  });
  if (!holdsData(reply)) throw new Error('The reply to the inquiry holds no data.');
}
