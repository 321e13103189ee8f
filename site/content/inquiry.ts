import { inquiryLimits, inquiryTexts } from '../requirements.ts';

/**
 * Whether visitors see a message when sending fails. The product owner wants this off: loading ends,
 * nothing is shown, the error goes to the console, and the form keeps everything.
 */
const showsFailure: boolean = false;

/** The largest attachment, as visitors read it. */
export const largestFile = `${inquiryLimits.fileSize / 1024 ** 2} MB`;

/** What the fields of the inquiry say. */
export const inquiryFieldTexts = {
  labels: {
    firstName: 'First name',
    email: 'Email',
    phone: 'Phone',
    category: 'Area of interest',
    message: 'Message',
    files: 'Attachments',
  },
  firstNameHint: `${inquiryLimits.firstName.min} to ${inquiryLimits.firstName.max} characters.`,
  emailHint: 'For example, name@example.com.',
  filesHint: `Up to ${inquiryLimits.files} files, ${largestFile} each.`,
  placeholder: 'I am Interested In',
  categories: [
    'Software Development',
    'Training',
    'Admin',
    'Human Resource',
    'Career',
    'Accounts/Finance',
    'Legal/Compliance',
    'Management',
    // The spelling is meant: see requirements.ts.
    inquiryTexts.businessCategory,
  ],
} as const;

/** What an inquiry can be about. */
export type Interest = (typeof inquiryFieldTexts.categories)[number];

/** What the form says around its fields. */
export const inquiryFormTexts = {
  submit: 'Submit',
  // Four dots, and meant: see requirements.ts.
  submitting: inquiryTexts.submitting,
  // The wording is meant: see requirements.ts.
  thanks: inquiryTexts.thanks,
  failureMessage: showsFailure
    ? 'Your message wasn’t sent. Everything you entered is still here, so please try again.'
    : undefined,
} as const;
