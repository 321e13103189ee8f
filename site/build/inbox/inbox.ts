import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { receive } from './receive.ts';
import { Refusal } from './refusal.ts';
import { type Outcome, sendReply } from './replies.ts';
import { checkAnswers } from './rules.ts';
import { openStore } from './store.ts';

/**
 * Makes the handler that takes inquiries and keeps them in `folder`. It answers 200 once an
 * inquiry is on disk, and whatever a request holds or does, it never throws.
 */
export async function openInbox(folder: string) {
  const store = openStore(folder);
  await store.removeDrafts();

  async function take(request: IncomingMessage): Promise<Outcome> {
    if (request.method !== 'POST') return new Refusal(405, 'Inquiries are sent by POST.');
    try {
      const id = await store.add(async (draft) => {
        const { fields, attachments } = await receive(request, draft);
        return { ...checkAnswers(fields), files: attachments };
      });
      return { id };
    } catch (error) {
      if (error instanceof Refusal) return error;
      // A sender who went away is no fault of the store's.
      if (!request.errored) console.error(error);
      return new Refusal(500, 'The inquiry could not be stored.');
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const outcome = await take(request);
    // Browsers read a reply only after they have sent everything, so let the rest run out.
    request.resume();
    await finished(request).catch(() => undefined);
    sendReply(request, response, outcome);
  };
}
