// Data only, without function calls, so that bundlers can drop the drawings that a page doesn't
// show.
export * from './calendar.ts';
export * from './chart.ts';
export * from './chat.ts';
export * from './cloud.ts';
export * from './code.ts';
export * from './document.ts';
export * from './map.ts';
export * from './network.ts';
export * from './people.ts';
export * from './shield.ts';
