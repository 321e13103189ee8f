import { pageFile } from '../page-file.ts';

/** The path of the picture that is shown where a page is shared. */
export const shareImageOf = (path: string) => `/share/${pageFile(path).replace(/html$/, 'png')}`;
