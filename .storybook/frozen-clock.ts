/**
 * The time in all stories. With the real clock, screenshots that show a date would change every
 * day.
 */
const now = Date.UTC(2026, 0, 15, 12);

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now], newTarget),
});
Date.now = () => now;
