import type { CitedObject } from './cited-object';

/** Record of a RIS file; the type of works of art, which reference managers know. Its lines end with CR LF. */
export function formatRis(object: CitedObject): string {
  const { title, holder, date, accessionNumber, publisher, language, url, accessed } = object;
  const fields: [string, string][] = [
    ['TY', 'ART'],
    // The comma at the end marks the name of an institution.
    ['AU', `${holder.replaceAll(',', '')},`],
    ['TI', title],
    ['N1', date],
    ['AN', accessionNumber],
    ['DB', publisher],
    ['LA', language],
    ['UR', url],
    ['Y2', `${accessed.replaceAll('-', '/')}/`],
  ];
  const lines = fields
    .filter(([, value]) => value !== '')
    .map(([tag, value]) => `${tag}  - ${value}`);
  return [...lines, 'ER  - ', ''].join('\r\n');
}
