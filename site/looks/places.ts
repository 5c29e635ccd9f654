import { routes, type PageKind } from '../contract/routes';

/** A page that shows each kind which needs a record, and those whose first route shows too little. */
const samples: Partial<Record<PageKind | 'not-found', string>> = {
  home: '/',
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

/** What the service's day changes: pages that show other things tomorrow have no look to keep. */
const daily = new Set<string>(['activity-list', 'activity', 'docents']);

interface Place {
  /** The name of its references. */
  name: string;
  address: string;
}

/** One page of every kind whose look does not change by the day; of a few also the English one. */
export function places(): Place[] {
  const kinds = [...new Set<string>([...routes.map(({ page }) => page), 'not-found'])];
  const chinese = kinds
    .filter((kind) => !daily.has(kind))
    .map((kind) => {
      const plain = routes.find(({ page, path }) => page === kind && !path.includes(':'));
      const path = samples[kind as PageKind] ?? plain?.path;
      if (!path) throw new Error(`The page kind ${kind} needs a sample in site/looks/places.ts.`);
      return { name: kind, address: `/#${path}` };
    });
  const english = ['home', 'object', 'article-list'].map((kind) => ({
    name: `${kind}-en`,
    address: `/en/#${samples[kind as PageKind] ?? '/'}`,
  }));
  return [...chinese, ...english];
}
