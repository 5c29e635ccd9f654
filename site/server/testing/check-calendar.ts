/** A property of an iCalendar file with its unescaped value. */
interface Property {
  name: string;
  params: string;
  value: string;
}

/** An event of a checked file: value by the name of its property. */
export type CheckedEvent = Readonly<Record<string, string>>;

const once = ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'SEQUENCE', 'STATUS'] as const;
const dateTime = /^\d{8}T\d{6}Z$/;

/**
 * Reads an iCalendar file strictly and gives its events.
 * @throws Error naming what RFC 5545 forbids: line ends, lines over 75 octets, unescaped text, missing properties.
 */
export function checkCalendar(file: string): CheckedEvent[] {
  if (!file.endsWith('\r\n')) throw new Error('the last line has no CRLF (3.1)');
  const raw = file.slice(0, -2).split('\r\n');
  for (const line of raw) {
    if (/[\r\n]/.test(line)) throw new Error(`bare CR or LF (3.1): ${line}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`line over 75 octets (3.1): ${line}`);
    if (line.includes('\uFFFD')) throw new Error(`a fold divides a character: ${line}`);
  }
  const lines = file
    .slice(0, -2)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(parseLine);
  const head = lines.slice(0, 3).map(({ name, value }) => `${name}:${value}`);
  if (head[0] !== 'BEGIN:VCALENDAR' || head[1] !== 'VERSION:2.0' || !head[2]?.startsWith('PRODID:'))
    throw new Error(`wrong head (3.6): ${head.join()}`);
  if (lines.at(-1)?.value !== 'VCALENDAR') throw new Error('no END:VCALENDAR');
  const events: CheckedEvent[] = [];
  let event: Property[] | undefined;
  for (const line of lines) {
    if (line.value === 'VEVENT' && line.name === 'BEGIN') event = [];
    else if (line.value === 'VEVENT' && line.name === 'END' && event) {
      events.push(checkEvent(event));
      event = undefined;
    } else event?.push(line);
  }
  const uids = events.map(({ UID }) => UID);
  if (new Set(uids).size !== uids.length) throw new Error('two events have one UID (3.8.4.7)');
  return events;
}

function parseLine(line: string): Property {
  const [, name, params = '', value] =
    /^([A-Z][A-Z0-9-]*)((?:;[A-Z-]+=[^;:]+)*):(.*)$/s.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`no content line (3.1): ${line}`);
  const isText = /^(SUMMARY|DESCRIPTION|LOCATION)$/.test(name);
  if (isText && /(?<!\\)(?:\\\\)*[;,]|(?<!\\)(?:\\\\)*\\(?![\\;,nN])/.test(value))
    throw new Error(`unescaped text (3.3.11): ${line}`);
  return { name, params, value: isText ? value.replace(/\\([\\;,])/g, '$1') : value };
}

function checkEvent(properties: readonly Property[]): CheckedEvent {
  for (const name of once) {
    const found = properties.filter((each) => each.name === name);
    if (found.length !== 1) throw new Error(`${name} stands ${found.length} times (3.6.1)`);
  }
  for (const { name, params, value } of properties) {
    const isTime = ['DTSTAMP', 'LAST-MODIFIED', 'DTSTART', 'DTEND'].includes(name);
    const isValid = params === ';VALUE=DATE' ? /^\d{8}$/.test(value) : dateTime.test(value);
    if (isTime && !isValid)
      throw new Error(`not a time in UTC or a date (3.3.5): ${name}:${value}`);
  }
  const event = Object.fromEntries(properties.map(({ name, value }) => [name, value]));
  if (!/^(CONFIRMED|CANCELLED|TENTATIVE)$/.test(event.STATUS ?? ''))
    throw new Error('wrong STATUS');
  if ((event.DTEND ?? '') <= (event.DTSTART ?? '')) throw new Error('DTEND is not after DTSTART');
  return event;
}
