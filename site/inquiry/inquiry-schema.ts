import * as v from 'valibot';
import type { FormRules } from '#design-system';
import { inquiryFieldTexts, largestFile } from '../content/inquiry.ts';
import { inquiryLimits, inquiryTexts } from '../requirements.ts';
import type { InquiryValues } from './inquiry-fields.ts';

/** The error messages below the fields. The product owner wrote all of them except `tooLarge`. */
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
  files: {
    // "Maximun" is intended: see requirements.ts.
    tooMany: inquiryTexts.tooManyFiles,
    tooLarge: `A file is larger than ${largestFile}.`,
  },
} as const;

/** Whitespace alone isn't an answer, so text is trimmed before it is checked. */
const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/**
 * The rules for an inquiry. The form checks its values before sending, and the receiver can check
 * them again. Only the first issue of a field is shown, so parse with `abortPipeEarly`.
 */
export const inquirySchema = v.object({
  firstName: v.pipe(
    filled(inquiryMessages.firstName.required),
    v.minLength(inquiryLimits.firstName.min, inquiryMessages.firstName.tooShort),
    v.maxLength(inquiryLimits.firstName.max, inquiryMessages.firstName.tooLong),
  ),
  email: v.pipe(
    filled(inquiryMessages.email.required),
    // The same rule as in browsers, which accepts o'neil@example.com. In addition, the domain must
    // contain a dot.
    v.rfcEmail(inquiryMessages.email.invalid),
    v.regex(/@.+\./, inquiryMessages.email.invalid),
  ),
  // The format isn't checked, because visitors write their numbers in many ways.
  phonenum: filled(inquiryMessages.phonenum.required),
  // Everything else is rejected, such as the placeholder's empty value.
  categoerySelect: v.picklist(
    inquiryFieldTexts.categories,
    inquiryMessages.categoerySelect.required,
  ),
  message: filled(inquiryMessages.message.required),
  files: v.pipe(
    v.array(v.file()),
    v.maxLength(inquiryLimits.files, inquiryMessages.files.tooMany),
    v.everyItem(({ size }) => size <= inquiryLimits.fileSize, inquiryMessages.files.tooLarge),
  ),
}) satisfies FormRules<InquiryValues>;
