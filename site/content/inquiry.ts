/**
 * Whether visitors are told when sending failed. Off, as specification §4 has it: loading ends,
 * nothing is shown, the error goes to the console, and the form keeps everything.
 */
const showsFailure: boolean = false;

/** Every word of the inquiry form. */
export const inquiryForm = {
  labels: {
    firstName: 'First name',
    email: 'Email',
    phonenum: 'Phone',
    categoerySelect: 'Area of interest',
    message: 'Message',
    files: 'Attachments',
  },
  filesHint: 'Optional. Up to 5 files, 10 MB each.',
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
    // "Bussiness Enqueries" is the specification's spelling, and meant.
    'Bussiness Enqueries',
  ],
  submit: 'Submit',
  // Four dots, as specified.
  submitting: 'Loading....',
  // The specification's wording, and meant.
  thanks: 'Thanks for connecting with us. Concern team will contact you soon.',
  failureMessage: showsFailure
    ? 'Your message was not sent. Everything you entered is still here: please try again.'
    : undefined,
} as const;
