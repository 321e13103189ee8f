import type { Plugin, ViteDevServer } from 'vite';
import { checkPages, tellMistakes } from './check-pages.ts';

/**
 * Shows authors their mistakes in the browser while they write, with the same messages as the build.
 * It checks all pages when one is opened and after each change.
 */
export function contentOverlay(): Plugin {
  let server: ViteDevServer | undefined;
  let queue = Promise.resolve();
  let latest = 0;
  let isShown = false;

  async function check({ environments, ssrLoadModule }: ViteDevServer) {
    const { hot } = environments.client;
    try {
      const { paths, prerender, checkedAgainst } = await ssrLoadModule('/prerender.tsx');
      const { mistakes } = await checkPages({ paths, prerender, checkedAgainst });
      if (mistakes.length > 0) throw new Error(tellMistakes(mistakes));
      // Removes the overlay, even if the change has updated nothing.
      if (isShown) hot.send({ type: 'update', updates: [] });
      isShown = false;
    } catch (error) {
      const { message } = error instanceof Error ? error : new Error(String(error));
      hot.send({ type: 'error', err: { message, stack: '' } });
      isShown = true;
    }
  }

  /** Of several changes in a row, only the last is checked. */
  function checkSoon() {
    const run = ++latest;
    queue = queue.then(async () => {
      if (server && run === latest) await check(server);
    });
  }

  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer(started) {
      server = started;
      server.environments.client.hot.on('vite:client:connect', checkSoon);
    },
    hotUpdate: {
      order: 'post',
      handler() {
        // Vite sends its updates right after the last of these hooks, and they remove overlays.
        if (this.environment.name === 'ssr' && server?.ws.clients.size) setImmediate(checkSoon);
      },
    },
  };
}
