const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Makes text safe in the elements and the attributes of an XML file. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
