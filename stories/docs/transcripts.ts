const files = import.meta.glob<string>('../../site/e2e/transcripts/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * What a screen reader says on the built site, as approved. The names come from the files, such as
 * “Flip card”.
 */
export const transcripts = Object.entries(files).map(([path, text]) => {
  const name = path.replace(/^.*\/|\.txt$/g, '').replaceAll('-', ' ');
  return { name: name.charAt(0).toUpperCase() + name.slice(1), text };
});
