/** The limits of specification §5. */
export const inquiryLimits = { firstName: { min: 2, max: 50 }, files: 5 } as const;
