import * as v from 'valibot';
import { inquiryMessages, inquirySchema } from '../../inquiry/inquiry-schema.ts';
import { inquiryLimits } from '../../requirements.ts';
import { Refusal } from './refusal.ts';

/** What one request may contain. Real inquiries get close to these limits only with files. */
export const limits = {
  files: inquiryLimits.files,
  fileSize: inquiryLimits.fileSize,
  fields: 20,
  fieldSize: 64 * 1024,
  headerPairs: 20,
};

export const tooLarge = {
  files: inquiryMessages.files.tooMany,
  fileSize: inquiryMessages.files.tooLarge,
  fields: 'There are more fields than this form has.',
  fieldSize: 'An answer is longer than 64 KB.',
} as const satisfies Partial<Record<keyof typeof limits, string>>;

/** The form's own rules for its text. Attachments are checked while they stream in. */
const answers = v.omit(inquirySchema, ['files']);

/** Returns the answers in a request's fields, or throws a refusal that names each invalid one. */
export function checkAnswers(fields: ReadonlyMap<string, string>) {
  const received = Object.fromEntries(
    Object.keys(answers.entries).map((name) => [name, fields.get(name) ?? '']),
  );
  const result = v.safeParse(answers, received, { abortPipeEarly: true });
  if (result.success) return result.output;
  const { nested } = v.flatten<typeof answers>(result.issues);
  throw new Refusal(422, 'Some answers are missing or not valid.', nested);
}
