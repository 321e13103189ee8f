import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { watchSize } from './body-limits.ts';
import { isCrossOrigin } from './cross-origin.ts';
import { removeLeftovers } from './leftovers.ts';
import { receive } from './receive.ts';
import { Refusal } from './refusal.ts';
import { type Outcome, sendReply } from './replies.ts';
import { checkAnswers } from './rules.ts';
import { openStore } from './store.ts';

/**
 * Creates the handler that accepts inquiries and stores them in `folder`. It responds with 200 once
 * an inquiry is on disk. It never throws, whatever a request contains.
 */
export async function openInbox(folder: string) {
  const store = openStore(folder);
  // Leftovers do no harm, so the inbox starts even if they can't be removed.
  await removeLeftovers(folder).catch((error: unknown) => console.error(error));

  async function take(request: IncomingMessage, oversize: AbortSignal): Promise<Outcome> {
    if (request.method !== 'POST') return new Refusal(405, 'Inquiries are sent by POST.');
    if (isCrossOrigin(request))
      return new Refusal(403, 'Inquiries are sent from the site’s own form.');
    try {
      oversize.throwIfAborted();
      const id = await store.add(async (draft) => {
        const { fields, attachments } = await receive(request, draft, oversize);
        return { ...checkAnswers(fields), files: attachments };
      });
      return { id };
    } catch (error) {
      if (error instanceof Refusal) return error;
      // A sender who disconnects is not a storage error.
      if (!request.errored) console.error(error);
      return new Refusal(500, 'The inquiry could not be stored.');
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const oversize = watchSize(request);
    const outcome = await take(request, oversize);
    // Browsers read a reply only after they have sent everything, so read the rest and discard it.
    // If it is too much, reply at once: other clients then stop sending.
    request.resume();
    await finished(request, { signal: oversize }).catch(() => undefined);
    sendReply(request, response, outcome);
  };
}
