import * as v from 'valibot';

const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/**
 * The rules of the sample form. They are in a separate module, so that they load only when needed.
 */
export const rules = v.object({
  firstName: v.pipe(
    filled('Your first name is required.'),
    v.minLength(2, 'Too Short!'),
    v.maxLength(50, 'Too Long!'),
  ),
  email: v.pipe(filled('Email is required.'), v.rfcEmail('Invalid email')),
  phone: filled('Your phone is required.'),
  area: filled('Please select option.'),
  message: filled('Your message is required.'),
  files: v.pipe(
    v.array(v.file()),
    v.maxLength(5, 'Maximun 5 files are allowed'),
    v.everyItem(({ size }) => size <= 10 * 1024 * 1024, 'A file is larger than 10 MB.'),
  ),
});
