import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { media } from '../../tokens/media.ts';
import type { CarouselApi } from './carousel-engine.tsx';

const subscribeToMotion = (notify: () => void) => {
  const query = matchMedia(media.motion);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/**
 * Whether a carousel advances by itself (WCAG 2.2.2). Where motion isn't welcome it starts only
 * when the visitor presses play; a pointer or keyboard focus in it holds it. A hidden tab holds
 * it too: the Autoplay plugin sees to that.
 */
export function useAutoplay(api: CarouselApi | undefined, autoplay: boolean) {
  const motionIsWelcome = useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(media.motion).matches,
    () => true,
  );
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [pointerInside, setPointerInside] = useState(false);
  const [focusInside, setFocusInside] = useState(false);

  const playing = autoplay && (choice ? choice === 'play' : motionIsWelcome);
  const advancing = playing && !pointerInside && !focusInside;

  useEffect(() => {
    const plugin = api?.plugins().autoplay;
    if (!api || !plugin) return;
    const follow = () => {
      if (advancing && api.scrollSnapList().length > 1) plugin.play();
      else plugin.stop();
    };
    follow();
    // The plugin stops at each touch and each new layout, and doesn't start again by itself.
    api.on('pointerUp', follow).on('reInit', follow);
    return () => {
      api.off('pointerUp', follow).off('reInit', follow);
    };
  }, [api, advancing]);

  return {
    /** What the visitor wants, or else the default: what the button speaks of. */
    playing,
    /** What happens now: playing, and nothing holds it. */
    advancing,
    toggle: () => {
      setChoice(playing ? 'pause' : 'play');
      // Focus stays on the button; held by it, play would seem to do nothing.
      setFocusInside(false);
    },
    /** For the element in which pointer and focus hold it. */
    holders: {
      // Not `enter`: a pointer that was inside before the script arrived counts from its next move.
      onPointerMove: () => setPointerInside(true),
      onPointerLeave: () => setPointerInside(false),
      onFocus: ({ target }: FocusEvent) => setFocusInside(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocusInside(false);
      },
    },
  };
}
