import { useCallback, useSyncExternalStore } from 'react';
import type { CarouselApi } from './carousel-engine.tsx';

const none: readonly number[] = [];

/** The indexes of the slides in view (empty until known), and whether the slides can move. */
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
