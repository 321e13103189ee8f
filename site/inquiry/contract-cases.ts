import type { InquiryValues } from './inquiry-fields.ts';
import contract from './openapi.json' with { type: 'json' };
import { toFormData } from './send-inquiry.ts';

const { post } = contract.paths['/post-inquiry'];
const { schema } = post.requestBody.content['multipart/form-data'];

/** The parts of the contract about a field that test posts are derived from. */
type Rules = {
  type: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  enum?: readonly string[];
};

const fields: Readonly<Record<string, Rules>> = schema.properties;

/** A post, and the status that the contract requires for it. */
export type ContractCase = {
  name: string;
  status: number;
  body: FormData | string;
  /** The content type of a body that isn't a form. */
  type?: string;
};

/** A valid inquiry. Its text tells recipients that it is a test. */
const valid: InquiryValues = {
  firstName: 'Test',
  email: 'api-test@example.com',
  phonenum: '+1 212 555 0147',
  categoerySelect: 'Software Development',
  message: 'This is a test of the server that receives inquiries. Please ignore it.',
  files: [],
};

/** An invalid answer for each pattern and format in the contract. */
const misfits: Readonly<Record<string, string>> = {
  '\\S': '   ',
  '@.+\\.': 'api-test@example',
  email: 'api-test',
};

function misfit(rule: string) {
  const answer = misfits[rule];
  if (answer === undefined) throw new Error(`contract-cases.ts has no misfit for "${rule}".`);
  return answer;
}

/** The valid inquiry after a change. */
function formWith(change: (form: FormData) => void = () => {}) {
  const form = toFormData(valid);
  change(form);
  return form;
}

/** Valid and invalid answers for a field, each with its name and status. */
function* answersFor({ minLength, maxLength, pattern, format, enum: values }: Rules) {
  const ofLength = (length: number, status: number) =>
    [`of length ${length}`, 'T'.repeat(length), status] as const;
  if (minLength !== undefined) yield* [ofLength(minLength, 200), ofLength(minLength - 1, 422)];
  if (maxLength !== undefined) yield* [ofLength(maxLength, 200), ofLength(maxLength + 1, 422)];
  for (const rule of [pattern, format]) {
    if (rule) yield [`"${misfit(rule)}"`, misfit(rule), 422] as const;
  }
  for (const value of values ?? []) yield [`"${value}"`, value, 200] as const;
  if (values) yield ['that nobody offers', 'Gardening', 422] as const;
}

const answerCases = Object.entries(fields).flatMap(([field, rules]) =>
  [...answersFor(rules)].map(([name, answer, status]) => ({
    name: `${field} ${name}`,
    status,
    body: formWith((form) => form.set(field, answer)),
  })),
);

const missingCases = schema.required.map((field) => ({
  name: `no ${field}`,
  status: 422,
  body: formWith((form) => form.delete(field)),
}));

const { maxItems, items } = schema.properties.files;

const formWithFiles = (...sizes: readonly number[]) =>
  formWith((form) => {
    for (const [index, size] of sizes.entries()) {
      form.append('files', new File([new Uint8Array(size)], `test-${index + 1}.pdf`));
    }
  });

const small = Array.from({ length: maxItems - 1 }, () => 10);

const fileCases = [
  {
    name: 'no file, in the form that a browser without scripts sends',
    status: 200,
    body: formWith((form) => form.append('files', new File([], ''))),
  },
  {
    name: `${maxItems} files, one of them of ${items.maxLength} bytes`,
    status: 200,
    body: formWithFiles(...small, items.maxLength),
  },
  { name: `${maxItems + 1} files`, status: 413, body: formWithFiles(...small, 10, 10) },
  {
    name: `a file of ${items.maxLength + 1} bytes`,
    status: 413,
    body: formWithFiles(items.maxLength + 1),
  },
];

const brokenCases = [
  { name: 'JSON instead of a form', status: 415, body: '{}', type: 'application/json' },
  {
    name: 'a form that is cut off',
    status: 400,
    body: '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nTe',
    type: 'multipart/form-data; boundary=x',
  },
];

/** The posts derived from the contract, with values on both sides of each limit. */
export const contractCases: readonly ContractCase[] = [
  { name: 'an inquiry without files', status: 200, body: formWith() },
  ...answerCases,
  ...missingCases,
  ...fileCases,
  ...brokenCases,
];
