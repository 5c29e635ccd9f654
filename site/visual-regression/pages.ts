import { routes, type PageKind } from '../contract/shared/routes';

/** Addresses for page kinds that need a record or whose first route has too little content. */
const samples: Partial<Record<PageKind | 'not-found', string>> = {
  home: '/',
  'rich-page': '/Survey/Introduction',
  article: '/News/ActNews/winter-weekends',
  'article-list': '/News',
  exhibition: '/Exhibition/BaseExhibition/bronze-and-rites',
  'exhibition-tag': '/Exhibition/BaseExhibition/bronze-and-rites/food-vessels',
  video: '/DigitalMuseum/Video/VideoTextbooks/piece-moulds',
  'online-exhibition': '/DigitalMuseum/DigitalCommonExhibition/bronze-hall-online',
  lesson: '/Education/CloudClassroom/CloudClassroom/cast-a-ding',
  product: '/Culture_product_detail?id=product-notebook-mask',
  person: '/Research/Professional/scholar-tao-yinong',
  thesis: '/Research/SpecialThesis/thesis-bells',
  'local-museum': '/Dfbw/shuangqiao-tombs',
  object: '/Collection/ExcellentCollection/yuanding',
  book: '/Collection/AncientBooks/shijing',
  activity: '/Service/Activities/eleven-kilometres',
  search: '/Search?keyword=青铜',
  'not-found': '/there/is/no/such/page',
};

/** Page kinds whose content depends on the date of the service have no reference. */
const dateDependent = new Set<string>(['activity-list', 'activity', 'docents']);

interface ComparedPage {
  /** Prefix of the reference files. */
  name: string;
  address: string;
}

/** One page of every compared kind, for some kinds also in English. */
export function listPages(): ComparedPage[] {
  const kinds = [...new Set<string>([...routes.map(({ page }) => page), 'not-found'])];
  const chinese = kinds
    .filter((kind) => !dateDependent.has(kind))
    .map((kind) => {
      const plain = routes.find(({ page, path }) => page === kind && !path.includes(':'));
      const path = samples[kind as PageKind] ?? plain?.path;
      if (!path) throw new Error(`The page kind ${kind} needs an entry in samples.`);
      return { name: kind, address: `/#${path}` };
    });
  const english = ['home', 'object', 'article-list'].map((kind) => ({
    name: `${kind}-en`,
    address: `/en/#${samples[kind as PageKind] ?? '/'}`,
  }));
  // The page of an area has other parts than a single page of text.
  const area = { name: 'rich-page-area', address: '/#/Survey' };
  return [...chinese, area, ...english];
}
