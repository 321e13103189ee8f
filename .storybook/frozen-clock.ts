/** The moment at which all stories play: a year or a date of today would make their pictures age. */
const now = Date.UTC(2026, 0, 15, 12);

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now], newTarget),
});
Date.now = () => now;
