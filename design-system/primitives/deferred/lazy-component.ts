import { type ComponentType, lazy } from 'react';

/**
 * A component whose script loads when it is first drawn. If the script fails, the prerendered HTML
 * stays and works without it. For that, it has to be inside an `Island`.
 */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) }));
