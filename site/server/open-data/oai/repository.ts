import { museum } from '../../../contract/shared/museum';
import { contact } from '../../../contract/shared/museum-contact';
import { openData } from '../../../contract/shared/open-data';
import type { Database } from '../../db/database';
import { escapeXml } from '../../html/feeds/escape-xml';
import { isWithdrawn } from '../object-facts';
import { readOpenObjects, type OpenObject } from '../read-objects';
import { datestamp, parseSpan } from './datestamp';
import { dublinCore, dublinCoreFormat } from './dublin-core';
import { OaiError } from './oai-error';
import type { OaiRequest } from './parse-request';
import { readToken, writeToken, type Continuation } from './resumption-token';

interface Repository {
  db: Database;
  origin: string;
  now: Date;
}

/** Records in one answer. */
const pageSize = 100;

/** Before the first record of the museum’s database. */
const earliest = '2000-01-01T00:00:00Z';

/**
 * Answers a request of OAI-PMH 2.0 with the content of its element.
 * @throws OaiError for the error conditions of the protocol
 */
export async function answerRequest(request: OaiRequest, repository: Repository): Promise<string> {
  const { arguments: given } = request;
  switch (request.verb) {
    case 'Identify':
      return identify(repository);
    case 'ListMetadataFormats':
      if (given.identifier !== undefined) await findRecord(given.identifier, repository);
      return formatList;
    case 'ListSets':
      throw new OaiError('noSetHierarchy', 'this repository has no sets');
    case 'GetRecord': {
      const object = await findRecord(given.identifier ?? '', repository);
      checkFormat(given.metadataPrefix);
      return record(object, repository);
    }
    case 'ListIdentifiers':
      return listObjects(given, repository, header);
    case 'ListRecords':
      return listObjects(given, repository, record);
  }
}

function identify({ origin }: Repository): string {
  const { hostname } = new URL(origin);
  const isDomain = /^[a-z][a-z\d-]*(\.[a-z][a-z\d-]*)+$/i.test(hostname);
  return `<repositoryName>${escapeXml(`${museum.zh.name} · ${museum.en.name}`)}</repositoryName>
<baseURL>${escapeXml(origin + openData.oai)}</baseURL>
<protocolVersion>2.0</protocolVersion>
<adminEmail>${escapeXml(contact.mail)}</adminEmail>
<earliestDatestamp>${earliest}</earliestDatestamp>
<deletedRecord>persistent</deletedRecord>
<granularity>YYYY-MM-DDThh:mm:ssZ</granularity>${isDomain ? identifierForm(hostname) : ''}`;
}

const identifierForm = (host: string) => `
<description>
<oai-identifier xmlns="http://www.openarchives.org/OAI/2.0/oai-identifier" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/oai-identifier http://www.openarchives.org/OAI/2.0/oai-identifier.xsd">
<scheme>oai</scheme>
<repositoryIdentifier>${escapeXml(host)}</repositoryIdentifier>
<delimiter>:</delimiter>
<sampleIdentifier>${escapeXml(`oai:${host}:yuanding`)}</sampleIdentifier>
</oai-identifier>
</description>`;

const formatList = `<metadataFormat>
<metadataPrefix>${dublinCoreFormat.prefix}</metadataPrefix>
<schema>${dublinCoreFormat.schema}</schema>
<metadataNamespace>${dublinCoreFormat.namespace}</metadataNamespace>
</metadataFormat>`;

function checkFormat(prefix: string | undefined): void {
  if (prefix !== dublinCoreFormat.prefix)
    throw new OaiError('cannotDisseminateFormat', `the only format is ${dublinCoreFormat.prefix}`);
}

const identifierStart = ({ origin }: Repository) => `oai:${new URL(origin).hostname}:`;

async function findRecord(identifier: string, repository: Repository): Promise<OpenObject> {
  const start = identifierStart(repository);
  const id = identifier.startsWith(start) ? identifier.slice(start.length) : '';
  const { db, now } = repository;
  const [object] = id ? await readOpenObjects(db, { id, limit: 1 }, now) : [];
  if (!object) throw new OaiError('idDoesNotExist', `no record has the identifier ${identifier}`);
  return object;
}

async function listObjects(
  given: OaiRequest['arguments'],
  repository: Repository,
  write: (object: OpenObject, repository: Repository) => string,
): Promise<string> {
  if (given.set !== undefined) throw new OaiError('noSetHierarchy', 'this repository has no sets');
  const { metadataPrefix, from, until, after, cursor } = continuationOf(given);
  checkFormat(metadataPrefix);
  const span = parseSpan(from, until);
  const { db, now } = repository;
  const found = await readOpenObjects(db, { ...span, after, limit: pageSize + 1 }, now);
  if (found.length === 0) throw new OaiError('noRecordsMatch', 'no record matches');
  const page = found.slice(0, pageSize);
  const next = found.length > pageSize ? (page.at(-1)?.id ?? '') : undefined;
  return [
    ...page.map((object) => write(object, repository)),
    ...tokenElement({ metadataPrefix, from, until, after, cursor }, page.length, next),
  ].join('\n');
}

function continuationOf(given: OaiRequest['arguments']): Continuation {
  if (given.resumptionToken !== undefined) return readToken(given.resumptionToken);
  const { metadataPrefix = '', from, until } = given;
  return { metadataPrefix, from, until, after: '', cursor: 0 };
}

/** The last page of a list in several has an empty token. */
function tokenElement(list: Continuation, count: number, next: string | undefined): string[] {
  if (next === undefined && list.cursor === 0) return [];
  const token =
    next === undefined ? '' : writeToken({ ...list, after: next, cursor: list.cursor + count });
  return [`<resumptionToken cursor="${list.cursor}">${token}</resumptionToken>`];
}

function header(object: OpenObject, repository: Repository): string {
  const status = isWithdrawn(object) ? ' status="deleted"' : '';
  return `<header${status}>
<identifier>${escapeXml(identifierStart(repository) + object.id)}</identifier>
<datestamp>${datestamp(object.changedAt)}</datestamp>
</header>`;
}

function record(object: OpenObject, repository: Repository): string {
  const metadata = isWithdrawn(object)
    ? ''
    : `\n<metadata>\n${dublinCore(object, repository.origin)}\n</metadata>`;
  return `<record>\n${header(object, repository)}${metadata}\n</record>`;
}
