/** The category of the footer’s links: the only one whose page size may exceed `paging.maxPageSize`. */
export const footerSitesCategory = 'FooterSite';

/** Page numbers start at 1; the default page size is 10 (spec section 9). */
export const paging = {
  pageNum: 1,
  pageSize: 10,
  maxPageSize: 100,
  maxFooterPageSize: 9999,
} as const;
