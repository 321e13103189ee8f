import * as v from 'valibot';
import type { Composition } from '#design-system';
import { compositionSchema } from './composition-schema.ts';

type Issue = v.InferIssue<typeof compositionSchema>;

/** Where the mistake is, as an author would say it: `Shape 3 (dot), at 1`. */
function placeOf({ path }: Issue) {
  if (!path) return 'The composition';
  const [part, shape, ...inner] = path;
  if (!shape) return String(part.key);
  const kind = v.safeParse(v.object({ kind: v.string() }), shape.value);
  const name = kind.success ? ` (${kind.output.kind})` : '';
  const places = inner.map(({ key }) => (typeof key === 'number' ? key + 1 : key));
  return [`Shape ${Number(shape.key) + 1}${name}`, places.join(' ')].filter(Boolean).join(', ');
}

const isUnknownKey = ({ expected }: Issue) => expected === 'never';

function problemOf(issue: Issue) {
  const place = placeOf(issue);
  if (isUnknownKey(issue)) return `${place} can’t be here.`;
  if (issue.received === 'undefined') return `${place} is missing.`;
  // A tone is just a string at run time. Its message lists the names.
  const expected = issue.type === 'custom' ? issue.message : issue.expected;
  return `${place} takes ${expected}, not ${issue.received}.`;
}

/** Reads a composition from JSON. If that fails, says what is wrong, and where. */
export function readComposition(json: string): Composition | { problem: string } {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return {
      problem: `This can’t be read as JSON. ${error instanceof Error ? error.message : ''}`,
    };
  }
  const { success, output, issues } = v.safeParse(compositionSchema, data);
  // A misspelled key is also reported as missing. Its name leads to the mistake.
  return success ? output : { problem: problemOf(issues.find(isUnknownKey) ?? issues[0]) };
}

/** Writes a composition as JSON, one shape per line. */
export function writeComposition({ shapes, ...frame }: Composition) {
  const lines = shapes.map((shape) => `    ${JSON.stringify(shape)}`);
  const start = JSON.stringify(frame, null, 2).slice(0, -2);
  return `${start},\n  "shapes": [\n${lines.join(',\n')}\n  ]\n}`;
}
