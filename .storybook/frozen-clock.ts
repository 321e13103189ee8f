/** All stories play at this moment. With the real date, pictures that show one would go out of date. */
const now = Date.UTC(2026, 0, 15, 12);

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now], newTarget),
});
Date.now = () => now;
