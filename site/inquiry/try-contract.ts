import type { ContractCase } from './contract-cases.ts';
import { expectConfirmation } from './send-inquiry.ts';

/** In ms. Enough for the largest post over a slow connection. */
const longest = 120_000;

/**
 * A server that receives inquiries. If it isn't on the site's origin, it needs to know that origin.
 */
export type Receiver = { url: string; siteOrigin?: string | undefined };

function messageOf(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** What stops a browser from letting the site read a reply. */
function originProblem(reply: Response, { siteOrigin }: Receiver) {
  const allowed = reply.headers.get('Access-Control-Allow-Origin');
  if (!siteOrigin || allowed === '*' || allowed === siteOrigin) return undefined;
  return `status ${reply.status}, but Access-Control-Allow-Origin is ${allowed ?? 'missing'}`;
}

const originHeader = ({ siteOrigin }: Receiver) => (siteOrigin ? { Origin: siteOrigin } : {});

/** Sends one post. Resolves to a description of the reply if it isn't the expected one. */
export async function tryCase(receiver: Receiver, { body, status, type }: ContractCase) {
  try {
    const reply = await fetch(receiver.url, {
      method: 'POST',
      body,
      headers: {
        Accept: 'application/json',
        ...(type && { 'Content-Type': type }),
        ...originHeader(receiver),
      },
      signal: AbortSignal.timeout(longest),
    });
    const text = await reply.text();
    if (reply.status !== status) return `status ${reply.status}`;
    if (status !== 200) return undefined;
    expectConfirmation({ status, body: text });
    return originProblem(reply, receiver);
  } catch (error) {
    return messageOf(error);
  }
}

/** Asks for permission as browsers do. Resolves to what is wrong with the reply, if anything. */
export async function tryPreflight(receiver: Receiver) {
  try {
    const reply = await fetch(receiver.url, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'POST', ...originHeader(receiver) },
      signal: AbortSignal.timeout(longest),
    });
    return reply.ok ? originProblem(reply, receiver) : `status ${reply.status}`;
  } catch (error) {
    return messageOf(error);
  }
}
