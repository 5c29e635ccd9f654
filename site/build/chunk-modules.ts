import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('../', import.meta.url));

/**
 * Matches the modules of these files and folders.
 * @param paths relative to `site/`; a folder ends in `/` and stands for every module in it
 * @throws Error naming the paths that do not exist: the chunk would silently lose its modules
 */
export function modulesIn(paths: readonly string[]): (id: string) => boolean {
  const missing = paths.filter((path) => !existsSync(site + path));
  if (missing.length > 0) throw new Error(`No such file of a chunk: ${missing.join(', ')}`);
  return (id) => {
    const module = id.replaceAll('\\', '/').replace(/[?#].*$/, '');
    return paths.some((path) =>
      path.endsWith('/') ? module.startsWith(site + path) : module === site + path,
    );
  };
}

/** Modules of inner pages that the home page does not need. */
export const innerPageModules = modulesIn([
  // Without these, the lists of activities would load the forms.
  'app/api/hooks/activity.ts',
  'app/api/hooks/content.ts',
  'app/api/hooks/dictionary.ts',
  'app/api/read/activity.ts',
  'app/api/read/category-text.ts',
  'app/api/read/dictionary.ts',
  'app/features/activity/',
  'app/features/member/favourite.tsx',
  'app/features/member/use-favourite.ts',
  'app/features/records/detail/record-detail.tsx',
  'app/features/records/detail/record-failure.tsx',
  'app/features/records/detail/section-lead.tsx',
  'app/features/records/list/all-link.tsx',
  'app/features/records/list/paged-entries.tsx',
  'app/features/records/list/paged-records.tsx',
  'app/features/records/list/pagination.tsx',
  'app/features/share/messages.ts',
  'app/features/share/share-button.tsx',
  'app/i18n/format-time.ts',
  'app/i18n/use-page-messages.ts',
  'app/router/path-with-filters.ts',
  'app/router/use-page-number.ts',
  'app/ui/icons/action-icons.tsx',
  'app/ui/link/linked-card.ts',
  'app/ui/page/actions.ts',
  'app/ui/page/pages-to-show.ts',
  'app/ui/picture/captioned-picture.tsx',
  'app/ui/picture/matted-figure.ts',
  'app/ui/popover/popover-button.tsx',
  'app/ui/text/summary.tsx',
  'app/ui/lazy/lazy-part.tsx',
]);

/** Modules shared by lists with filters, which pages with forms do not have. */
export const filteredListModules = modulesIn([
  'app/features/records/filtered-list/',
  'app/features/records/filters/',
]);

/** Modules shared by pages with forms. */
export const formModules = modulesIn([
  'contract/shared/field-error-messages.ts',
  'contract/shared/form-rule.ts',
  'contract/shared/form-rules.ts',
  'contract/shared/validate-form.ts',
  'app/api/client/use-submit-form.ts',
  'app/api/read/booking.ts',
  'app/features/form/',
  'app/features/ticket/ticket.ts',
  'app/ui/form/',
]);

/** Modules of forms and of sets of objects, which would otherwise load the forms. */
export const keepingModules = modulesIn(['app/ui/create-uuid.ts', 'app/ui/unload-warning.ts']);

/** Modules of route planner and sets of objects, which would otherwise load each other. */
export const hallModules = modulesIn([
  'app/api/hooks/visit-halls.ts',
  'app/pages/route-planner/use-route-choice.ts',
  'app/api/read/visit.ts',
  'contract/shared/rooms.ts',
]);

/** What a device keeps: one chunk, which loads where something is kept. */
export const offlineKitModules = modulesIn(['app/features/offline-kit/']);

/** Modules of `features/form/` and `ui/form/` that not all forms need. */
export const someFormsModules = modulesIn([
  'app/features/form/slot-fields.tsx',
  'app/features/form/consent-messages.ts',
  'app/features/form/privacy-consent.tsx',
  'app/ui/form/consent-box.tsx',
]);

/** Modules shared by a few pages, by chunk name. */
export const smallChunks = {
  ids: modulesIn(['app/api/hooks/objects-by-id.ts', 'contract/shared/object-sets.ts']),
  details: modulesIn([
    'app/api/hooks/content-detail.ts',
    'app/api/read/content-detail.ts',
    'app/api/read/recording.ts',
    'app/features/records/detail/entry-detail.tsx',
    'app/features/records/detail/list-link.tsx',
    'app/features/records/detail/resolve-entry-ref.ts',
    'app/features/records/end/lazy-record-end.tsx',
  ]),
  objects: modulesIn([
    'app/features/records/cards/object-card.tsx',
    'app/features/records/cards/object-grid-sizes.ts',
    'app/features/records/cards/object-grid.tsx',
  ]),
  ends: modulesIn([
    'app/features/records/end/messages.ts',
    'app/features/records/end/named-objects.tsx',
    'app/features/records/end/neighbour-links.tsx',
    'app/features/records/end/related-entries.ts',
  ]),
  sets: modulesIn([
    'app/api/hooks/object-set.ts',
    'app/api/read/object-set.ts',
    'app/features/object-sets/edit-set.ts',
    'app/features/object-sets/messages.ts',
    'app/features/object-sets/new-set-form.tsx',
    'app/features/object-sets/use-object-sets.ts',
    'app/pages/my-collection/address-of-set.ts',
  ]),
  'set-view': modulesIn([
    'app/features/object-sets/set-actions.tsx',
    'app/features/object-sets/set-link.ts',
    'app/features/object-sets/set-row.tsx',
    'app/features/object-sets/use-set-objects.ts',
  ]),
  tours: modulesIn(['app/api/hooks/docent.ts', 'app/api/read/docent.ts']),
  times: modulesIn([
    'app/api/hooks/admission.ts',
    'app/api/read/admission.ts',
    'app/features/admission/',
    'app/pages/today/use-chosen-day.ts',
  ]),
  years: modulesIn(['app/features/records/years/']),
  viewer: modulesIn(['app/features/object-viewer/messages.ts', 'app/ui/icons/viewer-icons.tsx']),
  player: modulesIn(['app/ui/icons/player-icons.tsx']),
  films: modulesIn(['app/features/records/cards/film-card.tsx']),
  lead: modulesIn([
    'app/features/records/detail/category-summary.tsx',
    'app/features/records/detail/lazy-category-text.tsx',
  ]),
  visit: modulesIn([
    'app/features/calendar/',
    'contract/shared/calendar-files.ts',
    'contract/shared/event-kinds.ts',
  ]),
  vessels: modulesIn(['app/features/vessel-figure/']),
  sticky: modulesIn(['app/ui/page/sticky-column.ts']),
};

/** Layout and home page, the most frequent entry. */
export const initialModules = modulesIn(['app/boot/main.tsx', 'app/pages/home/home-page.tsx']);

/** Layout of every page. */
export const layoutModules = modulesIn(['app/boot/main.tsx']);

/** Modules of the pages other than the home page. */
export const innerPages = (id: string) => /app[\\/]pages[\\/](?!home[\\/])/.test(id);

/** Runs before the libraries have loaded. */
export const preloadModules = modulesIn(['app/boot/preload.ts']);

/** Files of the crawlable pages, which the service finds in the manifest. */
export const crawlableEntries = ['crawlable/crawlable-pages.css', 'crawlable/crawlable-pages.ts'];
