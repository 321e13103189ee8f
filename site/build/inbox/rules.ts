import * as v from 'valibot';
// biome-ignore lint/style/noRestrictedImports: the face brings styles, which Vite's config cannot load.
import { inquiryLimits } from '../../../design-system/sections/inquiry-form/inquiry-limits.ts';
import {
  inquiryMessages,
  inquirySchema,
  // biome-ignore lint/style/noRestrictedImports: as above.
} from '../../../design-system/sections/inquiry-form/inquiry-schema.ts';
import { inquiryForm } from '../../content/inquiry.ts';
import { Refusal } from './refusal.ts';

/** What one post may hold. Real inquiries come near these limits with files alone. */
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

/** The form's own rules for its text. Attachments are judged while they stream in. */
const answers = v.omit(inquirySchema(inquiryForm.categories), ['files']);

/** The valid answers among the fields of a request, or a refusal that names each bad one. */
export function checkAnswers(fields: ReadonlyMap<string, string>) {
  const given = Object.fromEntries(
    Object.keys(answers.entries).map((name) => [name, fields.get(name) ?? '']),
  );
  const result = v.safeParse(answers, given, { abortPipeEarly: true });
  if (result.success) return result.output;
  const { nested } = v.flatten<typeof answers>(result.issues);
  throw new Refusal(422, 'Some answers are missing or not valid.', nested);
}
