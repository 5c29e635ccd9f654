import { manifestPath } from '../../../contract/shared/iiif/addresses';
import type { CsvValue } from '../../../contract/shared/write-csv';
import { anyText, descriptionOf, inLanguages, languages } from '../object-facts';
import { pageOf } from '../object-json-ld';
import type { ObjectText, OpenObject } from '../read-objects';

type Column = readonly [name: string, read: (object: OpenObject, origin: string) => CsvValue];

/** A column for each language. */
function inBoth(name: string, read: (text: ObjectText) => string): Column[] {
  return languages.map((language) => [
    `${name}_${language}`,
    (object) => inLanguages(object, read).find((each) => each.language === language)?.text,
  ]);
}

function same(name: string, read: (text: ObjectText, origin: string) => CsvValue): Column {
  return [
    name,
    (object, origin) => {
      const text = anyText(object);
      return text && read(text, origin);
    },
  ];
}

/** Columns of the table of the collection, one line an object. */
export const csvColumns: readonly Column[] = [
  ['id', ({ id }) => id],
  same('accession_number', ({ accessionNumber }) => accessionNumber),
  ...inBoth('title', ({ title }) => title),
  ...inBoth('period', ({ periodLabel }) => periodLabel),
  ...inBoth('date', ({ date }) => date),
  // Numbers, although a year before our era begins as a formula does.
  same('year_from', ({ yearFrom }) => yearFrom ?? undefined),
  same('year_to', ({ yearTo }) => yearTo ?? undefined),
  ...inBoth('material', ({ materialLabel }) => materialLabel),
  ...inBoth('medium', ({ medium }) => medium),
  ...inBoth('size', ({ size }) => size),
  ...inBoth('find_spot', ({ findSpotLabel }) => findSpotLabel),
  ...inBoth('kiln', ({ kilnLabel }) => kilnLabel),
  ...inBoth('holder', ({ holder }) => holder),
  ...inBoth('credit', ({ credit }) => credit),
  ...inBoth('description', descriptionOf),
  same('source_url', ({ sourceUrl }) => sourceUrl),
  ...languages.map((language): Column => [
    `page_${language}`,
    (object, origin) => (object.texts[language] ? pageOf(object, language, origin) : undefined),
  ]),
  same('image', ({ images }, origin) => images[0] && origin + images[0].src),
  same('image_licence', ({ imageServices }) => imageServices[0]?.rights),
  same('iiif_manifest', ({ id, images }, origin) =>
    images.length > 0 ? origin + manifestPath(id) : undefined,
  ),
  ['changed_at', ({ changedAt }) => changedAt.toISOString()],
];
