import { join, relative } from 'node:path';
import {
  API,
  type APIOptions,
  type Checker,
  SignatureKind,
  SymbolFlags,
  type Symbol as TypeScriptSymbol,
} from 'typescript/unstable/sync';

const designSystem = join(import.meta.dirname, '..');
const config = join(designSystem, 'build/tsconfig.types.json');

const advice =
  'has no docstring: write what it means, its unit, default, and limits. See step 2 of the guide Writing a section.';

/** A component's props, by name. Mutually exclusive props are declared several times. */
function propsOf(component: TypeScriptSymbol, checker: Checker) {
  const isAlias = component.flags & SymbolFlags.Alias;
  const type = checker.getTypeOfSymbol(isAlias ? checker.getAliasedSymbol(component) : component);
  const props = (type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [])
    .flatMap((signature) => signature.getParameters().slice(0, 1))
    .flatMap((parameter) => checker.getTypeOfSymbol(parameter) ?? [])
    .flatMap((union) => (union.isUnionType() && union.getTypes()) || [union])
    .flatMap((set) => checker.getPropertiesOfType(set));
  return Map.groupBy(props, ({ name }) => name);
}

const isDocumented = (prop: TypeScriptSymbol, checker: Checker) =>
  prop.getDocumentationComment(checker) !== '' || prop.getJsDocTags(checker).length > 0;

/**
 * The lines in this repository that declare a prop. Element attributes are declared in a package.
 */
const placesOf = (prop: TypeScriptSymbol) =>
  prop.declarations.flatMap((handle) => {
    const declaration = handle.resolve();
    if (!declaration || handle.path.includes('/node_modules/')) return [];
    const file = declaration.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(declaration.getStart());
    return `${relative(join(designSystem, '..'), file.fileName)}:${line + 1}`;
  });

/** One line for each prop of a design system component that has no docstring. */
export function findUndocumentedProps(fs: APIOptions['fs'] = {}) {
  const api = new API({ fs });
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`${config} has no program.`);
  const { checker, program } = project;
  const entry = program.getSourceFile(join(designSystem, 'index.ts'));
  const exported = entry && checker.getSymbolAtLocation(entry);
  if (!exported) throw new Error(`The program of ${config} has no index.ts.`);
  const lines = checker
    .getExportsOfModule(exported)
    .filter(({ name }) => /^[A-Z]/.test(name))
    .flatMap((component) => [...propsOf(component, checker)])
    .filter(([, declared]) => !declared.some((prop) => isDocumented(prop, checker)))
    .flatMap(([name, declared]) =>
      declared.flatMap(placesOf).map((place) => `${place} \`${name}\` ${advice}`),
    );
  api.close();
  return [...new Set(lines)].sort();
}
