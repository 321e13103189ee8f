import { type ComponentType, use, useState } from 'react';
import { ReleaseContext } from './release-context.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

/**
 * A component whose script loads when it first renders. It has to be inside an `Island`. If the
 * script fails, a prerendered part stays as it was served and works without it. After a client
 * navigation, there is no such part, so the error reaches the nearest error boundary.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined;
  let hydrating: typeof loading;
  return function LazyComponent(props: Props) {
    const setIsReleased = use(ReleaseContext);
    const isHydrating = useIsHydrating();
    loading ??= load();
    // React keeps the served HTML while it waits.
    hydrating ??= loading.catch(() => new Promise(() => {}));
    if (isHydrating) loading.catch(() => setIsReleased(true));
    // Returns the same promise on later renders, because React would hide the part while it waits
    // for a new one.
    const [script] = useState(isHydrating ? hydrating : loading);
    const Component = use(script);
    return <Component {...props} />;
  };
}
