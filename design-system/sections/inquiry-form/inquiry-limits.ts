/** The limits of specification §5. It names none for a file's size, in bytes, which is ours. */
export const inquiryLimits = {
  firstName: { min: 2, max: 50 },
  files: 5,
  fileSize: 10 * 1024 * 1024,
} as const;
