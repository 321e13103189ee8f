import type { IncomingMessage, ServerResponse } from 'node:http';
import { inquiryFormTexts } from '../../content/inquiry.ts';
import { inquiryFields } from '../../inquiry/inquiry-fields.ts';
import { type Problems, Refusal } from './refusal.ts';

/** The result of a request: the id of the stored inquiry, or the reason why there is none. */
export type Outcome = { id: string } | Refusal;

const toJson = (outcome: Outcome) =>
  JSON.stringify(
    outcome instanceof Refusal
      ? { error: outcome.message, problems: outcome.problems }
      : { data: outcome },
  );

const page = (heading: string, body: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
</head>
<body>
<main>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>
`;

const labels = new Map<string, string>(inquiryFields.map(({ name, label }) => [name, label]));

function problemList(problems: Problems) {
  const items = Object.entries(problems).map(
    ([field, texts]) => `<li>${labels.get(field)}: ${texts.join(' ')}</li>`,
  );
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

const toHtml = (outcome: Outcome) =>
  outcome instanceof Refusal
    ? page(
        'Your message was not sent',
        `<p>${outcome.message}</p>
${problemList(outcome.problems)}
<p>Press your browser’s Back button: the form still holds everything you typed.</p>`,
      )
    : page(inquiryFormTexts.thanks, '<p><a href="/">Go to Home</a></p>');

/**
 * Replies with JSON, or with a page if a browser posted the form without JavaScript. The site's own
 * call accepts only JSON.
 */
export function sendReply(request: IncomingMessage, response: ServerResponse, outcome: Outcome) {
  const accept = request.headers.accept ?? '';
  const wantsPage = accept.includes('text/html') && !accept.includes('application/json');
  const status = outcome instanceof Refusal ? outcome.status : 200;
  response.writeHead(status, {
    'Content-Type': wantsPage ? 'text/html; charset=utf-8' : 'application/json',
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'POST' }),
  });
  response.end(wantsPage ? toHtml(outcome) : toJson(outcome));
}
