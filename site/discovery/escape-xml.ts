const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Makes text safe for the elements and attributes of an XML file. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
