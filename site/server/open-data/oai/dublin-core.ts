import { manifestPath } from '../../../contract/shared/iiif/addresses';
import { metadataLicence, openObjectPath } from '../../../contract/shared/open-data';
import { sites } from '../../../contract/shared/sites';
import { escapeXml } from '../../html/feeds/escape-xml';
import { anyText, descriptionOf, inLanguages, languagesOf, yearInterval } from '../object-facts';
import { pageOf } from '../object-json-ld';
import type { ObjectText, OpenObject } from '../read-objects';

type Element = readonly [name: string, read: (text: ObjectText) => string];

/** Elements with a text in each language, in the order in which they are written. */
const localizedElements: readonly Element[] = [
  ['title', ({ title }) => title],
  ['subject', ({ materialLabel }) => materialLabel],
  ['description', descriptionOf],
  ['date', ({ date }) => date],
  ['format', ({ medium }) => medium],
  ['format', ({ size }) => size],
  ['coverage', ({ periodLabel }) => periodLabel],
  ['coverage', ({ findSpotLabel }) => findSpotLabel],
  ['coverage', ({ kilnLabel }) => kilnLabel],
  ['publisher', ({ holder }) => holder],
  ['source', ({ credit }) => credit],
];

/** An object in simple Dublin Core, the format `oai_dc` of OAI-PMH. */
export function dublinCore(object: OpenObject, origin: string): string {
  const text = anyText(object);
  const plain: [string, string][] = [
    ['type', 'PhysicalObject'],
    ['identifier', origin + openObjectPath(object.id)],
    ...languagesOf(object).map((language): [string, string] => [
      'identifier',
      pageOf(object, language, origin),
    ]),
    ['identifier', text?.accessionNumber ?? ''],
    ['coverage', text ? yearInterval(text) : ''],
    ['relation', text?.images.length ? origin + manifestPath(object.id) : ''],
    ['relation', text?.images[0] ? origin + text.images[0].src : ''],
    ['rights', metadataLicence],
  ];
  const lines = [
    ...localizedElements.flatMap(([name, read]) =>
      inLanguages(object, read).map(
        (each) =>
          `<dc:${name} xml:lang="${sites[each.language].lang}">${escapeXml(each.text)}</dc:${name}>`,
      ),
    ),
    ...plain
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `<dc:${name}>${escapeXml(value)}</dc:${name}>`),
  ];
  return `<oai_dc:dc ${namespaces}>\n${lines.join('\n')}\n</oai_dc:dc>`;
}

/** Format of the records, as ListMetadataFormats tells it. */
export const dublinCoreFormat = {
  prefix: 'oai_dc',
  schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
  namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
} as const;

const namespaces = [
  `xmlns:oai_dc="${dublinCoreFormat.namespace}"`,
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  `xsi:schemaLocation="${dublinCoreFormat.namespace} ${dublinCoreFormat.schema}"`,
].join(' ');
