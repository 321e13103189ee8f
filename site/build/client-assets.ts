import type { Rolldown } from 'vite';

type Output = Rolldown.RolldownOutput['output'][number];

const isScript = (file: Output) => file.type === 'chunk';

/** The files of the client build, by the URLs that pages use. */
export function readClientAssets({ output }: Rolldown.RolldownOutput) {
  const scripts = output.filter(isScript);
  const entry = scripts.find(({ isEntry }) => isEntry);
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (!entry || sheet?.type !== 'asset') throw new Error('The client build is not complete.');

  /** Adds a script and everything it imports to the scripts found so far. */
  const withImports = (fileName: string, found = new Set<string>()): Set<string> => {
    if (found.has(fileName)) return found;
    found.add(fileName);
    const script = scripts.find((each) => each.fileName === fileName);
    for (const imported of script?.imports ?? []) withImports(imported, found);
    return found;
  };

  const fonts = new Map(
    output.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.woff2')
        ? [[`/${file.fileName}`, Buffer.from(file.source)]]
        : [],
    ),
  );

  return {
    fonts,
    entry: `/${entry.fileName}`,
    style: { href: `/${sheet.fileName}`, css: sheet.source.toString() },
    /** The scripts that a route's page starts with, including the entry. */
    modulesOf(routeId: string) {
      const file = `/routes${routeId.endsWith('/') ? `${routeId}index` : routeId}.tsx?`;
      const route = scripts.find(({ facadeModuleId }) => facadeModuleId?.includes(file));
      if (!route) throw new Error(`There is no script for ${routeId}.`);
      const needed = withImports(route.fileName, withImports(entry.fileName));
      return Array.from(needed, (each) => `/${each}`);
    },
  };
}
