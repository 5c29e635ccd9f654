import { museum } from '../../../../contract/shared/museum';
import { metadataLicence, openData } from '../../../../contract/shared/open-data';
import { sites, type Language } from '../../../../contract/shared/sites';
import { museumAgent } from './json-ld';

const texts = {
  zh: {
    name: '馆藏数据',
    description:
      '本馆全部公开藏品的名称、时代、材质、尺寸、出土地、窑口、说明与图片地址，每日更新。',
  },
  en: {
    name: 'Collection data',
    description:
      'Names, periods, materials, sizes, find-spots, kilns, descriptions and pictures of all objects that the museum publishes, updated daily.',
  },
} as const;

const downloads = [
  [openData.dumps.csv, 'text/csv'],
  [openData.dumps.jsonLines, 'application/x-ndjson'],
  [openData.objects, 'application/ld+json'],
] as const;

/** The open data of the collection as a dataset, which search engines for data list. */
export function collectionData(language: Language, absolute: (path: string) => string) {
  const { name, description } = texts[language];
  return {
    '@type': 'Dataset',
    name: `${museum[language].name} · ${name}`,
    description,
    url: absolute(openData.objects),
    license: metadataLicence,
    isAccessibleForFree: true,
    inLanguage: Object.values(sites).map(({ lang }) => lang),
    creator: museumAgent(language),
    distribution: downloads.map(([path, encodingFormat]) => ({
      ...{ '@type': 'DataDownload', contentUrl: absolute(path), encodingFormat },
    })),
  };
}
