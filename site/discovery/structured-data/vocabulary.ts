import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Anything in structured data that has a type. */
export type DataNode = { readonly [property: string]: unknown };

export const isNode = (value: unknown): value is DataNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property's values. In JSON-LD, a single value doesn't need a list. */
export const valuesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : [value];

const schemaOrg = 'http://schema.org/';
const file = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'));

/**
 * What schema.org states about its terms: for each statement, the term and what is said about it.
 */
const statements = new Map<string, Map<string, string[]>>();
for (const [, subject = '', predicate = '', object = ''] of readFileSync(file, 'utf8').matchAll(
  /^<http:\/\/schema\.org\/(\S+)> <\S+[#/](\w+)> <(\S+)> /gm,
)) {
  const said = statements.get(predicate) ?? new Map<string, string[]>();
  statements.set(predicate, said);
  said.set(subject, [...(said.get(subject) ?? []), object.replace(schemaOrg, '')]);
}
const said = (predicate: string, subject: string) => statements.get(predicate)?.get(subject) ?? [];

/** A type and all its supertypes. */
const kinds = (type: string): readonly string[] => [
  type,
  ...said('subClassOf', type).flatMap(kinds),
];
const isType = (term: string) => said('type', term).some((kind) => /Class$|^DataType$/.test(kind));
const isOneOf = (type: string, types: readonly string[]) =>
  kinds(type).some((kind) => types.includes(kind));

/** The literal types that a value can have. */
function literalKinds(value: unknown): readonly string[] {
  if (typeof value === 'boolean') return ['Boolean'];
  if (typeof value === 'number')
    return Number.isInteger(value) ? ['Integer', 'Number'] : ['Number'];
  if (typeof value !== 'string' || value === '') return [];
  // A URL can stand for whatever it points to, which may be any type.
  if (URL.canParse(value)) return ['URL', 'Text', 'Thing'];
  return /^\d{4}(-\d\d-\d\d)?$/.test(value) ? ['Date', 'Text'] : ['Text'];
}

/**
 * What is wrong with a node and everything in it, according to schema.org's vocabulary: types and
 * properties that don't exist, properties of other types, and values of the wrong type.
 *
 * @param typeOf The type of the node that has an `@id`, for references.
 */
export function vocabularyMistakes(
  node: DataNode,
  typeOf: (id: string) => string | undefined = () => undefined,
): readonly string[] {
  const type = String(node['@type']);
  if (!isType(type)) return [`${type} is no type`];
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const name = `${type}.${property}`;
    if (!said('type', property).some((kind) => kind.endsWith('Property'))) {
      return [`${name} is no property`];
    }
    if (said('supersededBy', property).length > 0) return [`${name} is out of use`];
    if (!isOneOf(type, said('domainIncludes', property))) return [`${name} isn’t for that type`];
    const range = said('rangeIncludes', property);
    return valuesOf(value).flatMap((each) => {
      if (!isNode(each)) {
        const fits = literalKinds(each).some((kind) => range.includes(kind));
        return fits ? [] : [`${name} can’t be ${JSON.stringify(each)}`];
      }
      const id = String(each['@id']);
      const isReference = !('@type' in each);
      const valueType = isReference ? typeOf(id) : String(each['@type']);
      if (!valueType) return [`${name} refers to ${id}, which nothing describes`];
      return [
        ...(isOneOf(valueType, range) ? [] : [`${name} can’t be of type ${valueType}`]),
        ...(isReference ? [] : vocabularyMistakes(each, typeOf)),
      ];
    });
  });
}
