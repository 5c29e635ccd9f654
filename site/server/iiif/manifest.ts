import type { Exhibit } from '../../contract/schemas/exhibit';
import { manifestPath } from '../../contract/shared/iiif/addresses';
import { museum } from '../../contract/shared/museum';
import { exhibitPath } from '../../contract/shared/route-paths';
import type { Language } from '../../contract/shared/sites';
import { crawlablePath } from '../html/crawlable/shared/page-paths';
import { plainText } from '../rich-text/plain-text';
import { describeCanvas } from './canvas';
import { inLanguages, languagesOf, type ObjectTexts } from './language-map';
import { homepage, providerOf } from './provider';

/** Context of the Presentation API. */
export const presentationContext = 'http://iiif.io/api/presentation/3/context.json';

const labels = {
  period: { zh: '时代', en: 'Period' },
  date: { zh: '年代', en: 'Date' },
  medium: { zh: '材质', en: 'Material' },
  findSpot: { zh: '出土地', en: 'Find-spot' },
  kiln: { zh: '窑口', en: 'Kiln' },
  size: { zh: '尺寸', en: 'Size' },
  accessionNumber: { zh: '藏品号', en: 'Accession number' },
  holder: { zh: '收藏单位', en: 'Holder' },
  provenance: { zh: '流传经过', en: 'Provenance' },
  attribution: { zh: '来源', en: 'Credit' },
};

type Fact = Exclude<keyof typeof labels, 'attribution'>;

const facts: readonly [Fact, (object: Exhibit) => readonly string[]][] = [
  ['period', ({ periodLabel }) => [periodLabel]],
  ['date', ({ date }) => [date]],
  ['medium', ({ medium, materialLabel }) => [medium || materialLabel]],
  ['findSpot', ({ findSpot }) => (findSpot ? [findSpot.label] : [])],
  ['kiln', ({ kiln }) => (kiln ? [kiln.label] : [])],
  ['size', ({ size }) => [size]],
  ['accessionNumber', ({ accessionNumber }) => [accessionNumber]],
  ['holder', ({ holder }) => [holder]],
  ['provenance', ({ provenance = [] }) => provenance],
];

/** The manifest of an object with a canvas for each picture, IIIF Presentation API 3.0. */
export function createManifest(texts: ObjectTexts, origin: string): object {
  const [first] = languagesOf(texts).map((language) => texts[language]);
  const { id = '', images = [], imageServices = [] } = first ?? {};
  const manifest = origin + manifestPath(id);
  const rights = new Set(imageServices.map((service) => service.rights));
  const [shared] = rights.size === 1 ? rights : [];
  const summary = inLanguages(texts, ({ description }) => [plainText(description)]);
  const metadata = facts.flatMap(([name, read]) => {
    const value = inLanguages(texts, read);
    return value ? [{ label: labelOf(labels[name]), value }] : [];
  });
  return {
    id: manifest,
    type: 'Manifest',
    label: inLanguages(texts, ({ title }) => [title]) ?? { none: [id] },
    ...(summary && { summary }),
    metadata,
    requiredStatement: {
      label: labelOf(labels.attribution),
      value: inLanguages(texts, ({ holder, credit }) => [
        credit.startsWith(holder) ? credit : [holder, credit].filter(Boolean).join(' · '),
      ]) ?? {
        none: [museum.en.name],
      },
    },
    ...(shared !== undefined && { rights: shared }),
    provider: [providerOf(origin)],
    homepage: languagesOf(texts).map((language) =>
      homepage(language, origin + crawlablePath(language, exhibitPath(id)), texts[language]?.title),
    ),
    items: images.flatMap((_, index) => {
      const service = imageServices[index];
      return service ? [describeCanvas({ manifest, origin, service, index, texts, shared })] : [];
    }),
  };
}

const labelOf = ({ zh, en }: Record<Language, string>) => ({ zh: [zh], en: [en] });
