import { pageFile } from '../page-file.ts';

/** The path of the image that services show with a link to the page. */
export const shareImageOf = (path: string) => `/share/${pageFile(path).replace(/html$/, 'png')}`;
