/**
 * The scroll positions, in px, at which a component can change with CSS alone. Each is a class,
 * because a strict Content-Security-Policy allows no style attributes.
 */
export const scrollPositions = { 0: 0, 100: 100, 300: 300 } as const;

export type ScrollPosition = keyof typeof scrollPositions;
