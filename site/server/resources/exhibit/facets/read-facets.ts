import type { ExhibitFacet, ExhibitFacetName } from '../../../../contract/schemas/exhibit';
import { objectColours } from '../../../../contract/shared/object-colours';
import { kilnLabel, kilnValues } from '../../../../contract/shared/kilns';
import { isRoomId, roomIds, roomNames } from '../../../../contract/shared/rooms';
import { sites, type Language } from '../../../../contract/shared/sites';
import { techniqueLabel, techniqueValues } from '../../../../contract/shared/techniques';
import { and, asc, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { dictionaryValues } from '../../../db/schema';
import { presentYear, yearsIn } from '../../../chronology/chinese-years';
import type { ExhibitFilter } from '../exhibit-filter';
import { countFacets, countMatching, facetNames, hasValue, type FacetCounts } from './count-facets';
import { createFacetTables } from './facet-table';

type ReadFacets = (filter: ExhibitFilter, language: Language) => Promise<ExhibitFacet[]>;

/** Order and labels of the values of a facet. */
interface Vocabulary {
  order: readonly string[];
  labelOf: (value: string) => string;
  yearsOf?: (value: string) => PeriodYears | undefined;
  mapPlaceOf?: (value: string) => string | null | undefined;
}

type PeriodYears = NonNullable<ExhibitFacet['values'][number]['years']>;

const unnamed: Vocabulary = { order: [], labelOf: () => '' };

/** Creates the reader of the facets of a site's objects; what it counts from is cached in this process. */
export function createFacetReader(db: Database): ReadFacets {
  const findTable = createFacetTables(db);
  return async (filter, language) => {
    const [table, all, dictionary] = await Promise.all([
      findTable(filter),
      findTable({ ...filter, found: undefined }),
      readDictionary(db, filter.siteId),
    ]);
    const counts = countFacets(table, filter);
    const vocabularies = vocabulariesOf(dictionary, filter.siteId, language);
    return [
      ...facetNames.map((name) => {
        const isKnown = (value: string) =>
          vocabularies[name].order.includes(value) || hasValue(all, name, value);
        return toFacet(name, counts[name], vocabularies[name], isKnown);
      }),
      { name: 'years', total: counts.years.total, values: [] },
      { name: 'keyword', total: countMatching(all, filter), values: [] },
    ];
  };
}

function vocabulariesOf(
  dictionary: Awaited<ReturnType<typeof readDictionary>>,
  siteId: string,
  language: Language,
): Record<ExhibitFacetName, Vocabulary> {
  const values = (dictCode: string): Vocabulary => {
    const rows = dictionary.filter((row) => row.dictCode === dictCode && row.siteId === siteId);
    const labels = new Map(rows.map(({ value, label }) => [value, label]));
    const mapPlaces = new Map(rows.map(({ value, mapPlace }) => [value, mapPlace]));
    return {
      order: [...labels.keys()],
      labelOf: (value) => labels.get(value) ?? value,
      mapPlaceOf: (value) => mapPlaces.get(value),
    };
  };
  const ownKilns = values('kiln');
  const chinesePeriods = new Map(
    dictionary
      .filter((row) => row.dictCode === 'period' && row.siteId === sites.zh.id)
      .map(({ value, label }) => [value, label]),
  );
  const colours = new Map(objectColours.map(({ value, label }) => [value, label[language]]));
  return {
    period: { ...values('period'), yearsOf: (value) => yearsOf(chinesePeriods.get(value) ?? '') },
    material: values('material'),
    findSpot: values('findSpot'),
    kiln: {
      ...ownKilns,
      order: [...new Set([...ownKilns.order, ...kilnValues])],
      labelOf: (value) =>
        ownKilns.order.includes(value) ? ownKilns.labelOf(value) : kilnLabel(value, language),
    },
    technique: { order: techniqueValues, labelOf: (value) => techniqueLabel(value, language) },
    hall: {
      order: roomIds,
      labelOf: (value) => (isRoomId(value) ? roomNames[value][language] : value),
    },
    onView: unnamed,
    picture: unnamed,
    licence: { order: [], labelOf: (value) => value },
    colour: { order: [...colours.keys()], labelOf: (value) => colours.get(value) ?? value },
  };
}

/**
 * Values in the order of the vocabulary; those that it does not have come last, the most frequent first. A chosen value
 * that is unknown to the site is left out.
 */
function toFacet(
  name: ExhibitFacetName,
  { total, values }: FacetCounts,
  { order, labelOf, yearsOf: readYears, mapPlaceOf }: Vocabulary,
  isKnown: (value: string) => boolean,
): ExhibitFacet {
  const rankOf = new Map(order.map((value, index) => [value, index]));
  const rank = (value: string) => rankOf.get(value) ?? order.length;
  const known = [...values].filter(([value, count]) => count > 0 || isKnown(value));
  const sorted = known.sort(
    ([one, oneCount], [other, otherCount]) =>
      rank(one) - rank(other) || otherCount - oneCount || (one < other ? -1 : 1),
  );
  return {
    name,
    total,
    values: sorted.map(([value, count]) => {
      const years = readYears?.(value);
      const mapPlace = mapPlaceOf?.(value);
      return {
        ...{ value, label: labelOf(value), count },
        ...(years && { years }),
        ...(mapPlace && { mapPlace }),
      };
    }),
  };
}

/** Years of a period by its Chinese name. */
function yearsOf(name: string): PeriodYears | undefined {
  const span = yearsIn(name);
  return span?.to === presentYear ? { from: span.from } : span;
}

const dictCodes = ['period', 'material', 'findSpot', 'kiln'];

/** Values of the site, and of the Chinese one for the years of the periods. */
function readDictionary(db: Database, siteId: string) {
  const { siteId: site, dictCode, dictValue: value, label, mapPlace, position } = dictionaryValues;
  return db
    .select({ siteId: site, dictCode, value, label, mapPlace })
    .from(dictionaryValues)
    .where(and(inArray(site, [siteId, sites.zh.id]), inArray(dictCode, dictCodes)))
    .orderBy(asc(position), asc(value));
}
