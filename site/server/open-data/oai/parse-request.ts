import { OaiError } from './oai-error';

/** Arguments of each verb of OAI-PMH 2.0: required ones end in `!`. */
const verbs = {
  Identify: [],
  ListMetadataFormats: ['identifier'],
  ListSets: ['resumptionToken'],
  GetRecord: ['identifier!', 'metadataPrefix!'],
  ListIdentifiers: ['metadataPrefix!', 'from', 'until', 'set', 'resumptionToken'],
  ListRecords: ['metadataPrefix!', 'from', 'until', 'set', 'resumptionToken'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Verb = keyof typeof verbs;

type ArgumentName = 'identifier' | 'metadataPrefix' | 'from' | 'until' | 'set' | 'resumptionToken';

export interface OaiRequest {
  verb: Verb;
  arguments: Readonly<Partial<Record<ArgumentName, string>>>;
}

/**
 * Parses the arguments of a request.
 * @param query decoded parameters in their order
 * @throws OaiError `badVerb` or `badArgument`, naming the argument
 */
export function parseRequest(query: readonly (readonly [string, string])[]): OaiRequest {
  const names = query.map(([name]) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  const { verb, ...given } = Object.fromEntries(query) as Record<string, string | undefined>;
  if (verb === undefined || repeated === 'verb' || !Object.hasOwn(verbs, verb))
    throw new OaiError('badVerb', `verb must be one of ${Object.keys(verbs).join(', ')}`);
  if (repeated !== undefined) throw new OaiError('badArgument', `${repeated} is there twice`);
  const known: readonly string[] = verbs[verb as Verb];
  const isKnown = (name: string) => known.includes(name) || known.includes(`${name}!`);
  const unknown = Object.keys(given).find((name) => !isKnown(name));
  if (unknown !== undefined)
    throw new OaiError('badArgument', `${verb} has no argument ${unknown}`);
  if (Object.values(given).some((value) => value?.includes('\0')))
    throw new OaiError('badArgument', 'an argument contains the character NUL');
  if (given.resumptionToken !== undefined) {
    if (Object.keys(given).length > 1)
      throw new OaiError('badArgument', 'resumptionToken excludes all other arguments');
  } else {
    const missing = known.find(
      (name) => name.endsWith('!') && given[name.slice(0, -1)] === undefined,
    );
    if (missing !== undefined)
      throw new OaiError('badArgument', `${verb} needs ${missing.slice(0, -1)}`);
  }
  return { verb: verb as Verb, arguments: given };
}
