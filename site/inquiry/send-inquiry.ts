import type { InquiryValues } from '#design-system';

/** Where the API, and the local inbox in its place, takes inquiries. */
export const inquiryPath = '/post-inquiry';

/** The address inquiries are posted to: on `VITE_API_HOST`, or on the site's own origin. */
export const inquiryUrl = () =>
  `${(import.meta.env.VITE_API_HOST ?? '').replace(/\/+$/, '')}${inquiryPath}`;

/** Of the reply only the presence of `data` counts (specification §7). */
const holdsData = (reply: unknown) =>
  typeof reply === 'object' && reply !== null && 'data' in reply && (reply.data ?? null) !== null;

/** The wire format of specification §7, field by field in its order. */
function toFormData(values: InquiryValues) {
  const body = new FormData();
  body.append('_method', 'post');
  body.append('firstName', values.firstName);
  body.append('email', values.email);
  body.append('phonenum', values.phonenum);
  body.append('categoerySelect', values.categoerySelect);
  body.append('message', values.message);
  for (const file of values.files) body.append('files', file);
  return body;
}

/**
 * Sends an inquiry. Resolves once the server says that it holds it: status 200 with `data` in a
 * JSON reply. Everything else throws: another status, another reply, a connection that fails.
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
