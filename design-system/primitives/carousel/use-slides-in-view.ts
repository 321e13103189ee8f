import { useCallback, useSyncExternalStore } from 'react';
import type { CarouselApi } from './carousel-engine.tsx';

const none: readonly number[] = [];

/** Which slides can be seen, by index (empty as long as that isn't known), and whether any move. */
export function useSlidesInView(api: CarouselApi | undefined) {
  const subscribe = useCallback(
    (notify: () => void) => {
      api?.on('slidesInView', notify).on('reInit', notify);
      return () => {
        api?.off('slidesInView', notify).off('reInit', notify);
      };
    },
    [api],
  );
  const inView = useSyncExternalStore(
    subscribe,
    () => api?.slidesInView() ?? none,
    () => none,
  );
  const moves = useSyncExternalStore(
    subscribe,
    () => !api || api.scrollSnapList().length > 1,
    () => true,
  );
  return { inView, moves };
}
