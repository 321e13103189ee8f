import { createContext } from 'react';

/**
 * Tells the island that it will not be hydrated. The value must never change: React would render
 * parts again that aren't hydrated yet, without their script.
 */
export const ReleaseContext = createContext((_isReleased: true) => {});
