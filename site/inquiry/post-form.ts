export type Reply = { status: number; body: string };

/** In ms. A request that makes no progress for this long has failed. */
const longestStall = 30_000;

/**
 * Posts a form, and resolves to the reply, whatever its status. Rejects if the connection fails, or
 * if it makes no progress while connecting, sending, or receiving. However slow it is, it continues
 * as long as there is progress.
 *
 * This uses XMLHttpRequest, because not all browsers report upload progress with `fetch`. For
 * another origin, upload progress makes browsers ask for permission first (a CORS preflight).
 */
export function postForm(url: string, form: FormData): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const giveUp = () => {
      request.abort();
      reject(new Error(`The inquiry made no progress for ${longestStall / 1000} s.`));
    };
    const progress = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, longestStall);
    };
    request.upload.onprogress = progress;
    request.onprogress = progress;
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = () => reject(new Error('The connection failed while sending the inquiry.'));
    request.onloadend = () => clearTimeout(timer);
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.send(form);
    progress();
  });
}
