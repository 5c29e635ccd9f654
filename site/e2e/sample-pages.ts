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
  'shared-set': '/Collection/MyCollection/objects:yuanding,longquan-meiping',
  book: '/Collection/AncientBooks/shijing',
  activity: '/Service/Activities/eleven-kilometres',
  search: '/Search?keyword=青铜',
  'not-found': '/there/is/no/such/page',
};

interface SamplePage {
  kind: PageKind | 'not-found';
  /** Hash path. */
  path: string;
}

/** One page of every kind. */
export function samplePages(): SamplePage[] {
  const kinds = [...new Set([...routes.map(({ page }) => page), 'not-found' as const])];
  return kinds.map((kind) => {
    const plain = routes.find(({ page, path }) => page === kind && !path.includes(':'));
    const path = samples[kind] ?? plain?.path;
    if (!path) throw new Error(`The page kind ${kind} needs an entry in samples.`);
    return { kind, path };
  });
}
