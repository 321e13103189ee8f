import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { media } from '../../tokens/media.ts';
import type { CarouselApi } from './carousel-engine.tsx';

const subscribeToMotion = (notify: () => void) => {
  const query = matchMedia(media.motion);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/**
 * Decides whether a carousel advances automatically (WCAG 2.2.2). Under reduced motion, it starts
 * only when the visitor presses play. A pointer or keyboard focus inside the carousel pauses it. So
 * does hiding the tab, which the Autoplay plugin takes care of.
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
  const advancing = api !== undefined && playing && !pointerInside && !focusInside;

  // Focus may have been inside before the script loaded.
  useEffect(() => {
    const carousel = api?.rootNode().closest('[aria-roledescription]');
    if (carousel?.querySelector(':focus-visible')) setFocusInside(true);
  }, [api]);

  useEffect(() => {
    const plugin = api?.plugins().autoplay;
    if (!api || !plugin) return;
    const follow = () => {
      if (advancing && api.scrollSnapList().length > 1) plugin.play();
      else plugin.stop();
    };
    follow();
    // The plugin stops on every touch and every layout change, and doesn't restart by itself.
    api.on('pointerUp', follow).on('reInit', follow);
    return () => {
      api.off('pointerUp', follow).off('reInit', follow);
    };
  }, [api, advancing]);

  return {
    /** The visitor's choice, or else the default. The button shows this state. */
    playing,
    toggle: () => {
      setChoice(playing ? 'pause' : 'play');
      // Focus stays on the button. If that paused the carousel, the play button would seem to do
      // nothing.
      setFocusInside(false);
    },
    /** Props for the element in which a pointer or focus pauses it. */
    holders: {
      // Not `onPointerEnter`: the pointer may have been inside before the script loaded.
      onPointerMove: () => setPointerInside(true),
      onPointerLeave: () => setPointerInside(false),
      onFocus: ({ target }: FocusEvent) => setFocusInside(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocusInside(false);
      },
    },
  };
}
