import type { Rolldown } from 'vite';

type Output = Rolldown.RolldownOutput['output'][number];

const isScript = (file: Output) => file.type === 'chunk';

/** What the client build has made, as pages refer to it. */
export function readClientAssets({ output }: Rolldown.RolldownOutput) {
  const scripts = output.filter(isScript);
  const entry = scripts.find(({ isEntry }) => isEntry);
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (!entry || sheet?.type !== 'asset') throw new Error('The client build is not complete.');

  /** A script and all it imports, itself first. */
  const withImports = (fileName: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(fileName)) return seen;
    seen.add(fileName);
    const script = scripts.find((candidate) => candidate.fileName === fileName);
    for (const imported of script?.imports ?? []) withImports(imported, seen);
    return seen;
  };

  return {
    entry: `/${entry.fileName}`,
    style: { href: `/${sheet.fileName}`, css: sheet.source.toString() },
    /** The scripts that a route needs beside the entry. */
    modulesOf(routeId: string) {
      const file = `/routes${routeId.endsWith('/') ? `${routeId}index` : routeId}.tsx?`;
      const route = scripts.find(({ facadeModuleId }) => facadeModuleId?.includes(file));
      const needed = [entry, route].flatMap((script) =>
        script ? [...withImports(script.fileName)] : [],
      );
      return [...new Set(needed)]
        .map((fileName) => `/${fileName}`)
        .filter((href) => href !== `/${entry.fileName}`);
    },
  };
}
