import * as v from 'valibot';
import { inquirySchema } from './inquiry-schema.ts';

/** The rules of `inquirySchema`, for values as the native controls hold them. */
export const fieldSchema = (categories: readonly string[]) => {
  const { entries } = inquirySchema(categories);
  return v.object({
    ...entries,
    files: v.pipe(
      v.custom<FileList>((list) => list instanceof FileList),
      v.transform((list) => Array.from(list)),
      entries.files,
    ),
  });
};

export type InquiryFieldValues = v.InferInput<ReturnType<typeof fieldSchema>>;
