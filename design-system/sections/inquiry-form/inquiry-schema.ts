import * as v from 'valibot';
import { inquiryLimits } from './inquiry-limits.ts';

/** What the form says beneath a field: all but `tooLarge` word for word as in specification §5. */
export const inquiryMessages = {
  firstName: {
    required: 'Your first name is required.',
    tooShort: 'Too Short!',
    tooLong: 'Too Long!',
  },
  email: { required: 'Email is required.', invalid: 'Invalid email' },
  phonenum: { required: 'Your phone is required.' },
  categoerySelect: { required: 'Please select option.' },
  message: { required: 'Your message is required.' },
  // "Maximun" is the specification's spelling, and meant.
  files: { tooMany: 'Maximun 5 files are allowed', tooLarge: 'A file is larger than 10 MB.' },
} as const;

/** Blanks alone are no answer, so text is trimmed before it is judged, and arrives trimmed. */
const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/**
 * What makes an inquiry valid (specification §5): the form checks its values by it before sending,
 * and whoever receives them can check again. The first issue of a field is the one to show, so
 * parse with `abortPipeEarly`.
 *
 * @param categories What a visitor may be interested in; anything else, such as the placeholder's
 * empty value, is refused.
 */
export function inquirySchema(categories: readonly string[]) {
  return v.object({
    firstName: v.pipe(
      filled(inquiryMessages.firstName.required),
      v.minLength(inquiryLimits.firstName.min, inquiryMessages.firstName.tooShort),
      v.maxLength(inquiryLimits.firstName.max, inquiryMessages.firstName.tooLong),
    ),
    email: v.pipe(
      filled(inquiryMessages.email.required),
      // The browsers' own rule, which knows o'neil@example.com; the public web also needs a dot
      // in the domain.
      v.rfcEmail(inquiryMessages.email.invalid),
      v.regex(/@.+\./, inquiryMessages.email.invalid),
    ),
    phonenum: filled(inquiryMessages.phonenum.required),
    // "categoerySelect" is the field's name on the wire, and meant.
    categoerySelect: v.picklist(categories, inquiryMessages.categoerySelect.required),
    message: filled(inquiryMessages.message.required),
    files: v.pipe(
      v.array(v.file()),
      v.maxLength(inquiryLimits.files, inquiryMessages.files.tooMany),
      v.everyItem(({ size }) => size <= inquiryLimits.fileSize, inquiryMessages.files.tooLarge),
    ),
  });
}

/** A valid inquiry: trimmed answers and the chosen files. */
export type InquiryValues = v.InferOutput<ReturnType<typeof inquirySchema>>;
