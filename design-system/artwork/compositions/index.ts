// Data only, without calls, so that a page's script carries no drawing that the page doesn't show.
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
