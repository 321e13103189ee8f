import { type ComponentType, lazy } from 'react';

/**
 * A component whose script is fetched when it is first drawn. Should the script fail, what the
 * server sent stays as it is, which works without; so it has to stand in an `Island`.
 */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) }));
