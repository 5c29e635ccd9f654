import type { CallRecord } from '../../../contract/schemas';
import type { CallResponse } from '../../../contract/shared/initial-data';
import { footerSitesCategory, paging } from '../../../contract/shared/paging';
import { sites, type Language } from '../../../contract/shared/sites';
import { chooseSize } from './phone-files';

/** Width of the plate of a related site. */
const plateWidth = 480;

/** Call of the footer, which crawlable pages do not make. */
export function footerCall(language: Language) {
  const input = {
    siteId: sites[language].id,
    categoryCode: footerSitesCategory,
    pageNum: paging.pageNum,
    pageSize: paging.maxFooterPageSize,
  };
  return { name: 'contentPage', input } as const;
}

/** Plates of the related sites, where the call of the footer is among these. */
export function picturesOfFooter(responses: readonly CallResponse[]): string[] {
  const own = responses.filter(
    ({ name, input }) => name === 'contentPage' && input.categoryCode === footerSitesCategory,
  );
  const records = own.flatMap(
    ({ answer }) => (answer as { records: CallRecord<'contentPage'>[] }).records,
  );
  return records.flatMap(({ images: [plate] }) =>
    plate ? (chooseSize(plate.sources?.[0]?.srcset ?? '', plateWidth) ?? plate.src) : [],
  );
}
