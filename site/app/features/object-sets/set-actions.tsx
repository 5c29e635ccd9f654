import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PlainButton, plainButton } from '../../ui/button';
import { useLazyOverlay } from '../../ui/lazy/use-lazy-overlay';
import { saveFile } from '../../ui/save-file';
import type { LeafletSet } from './leaflet-sheet';
import { objectSetMessages } from './messages';
import { collectionOf } from './set-link';
import { fileNameOf, writeSetTable } from './set-table';
import type { SetObjects } from './use-set-objects';

const loadLeaflet = async () => (await import('./leaflet-dialog')).LeafletDialog;

const CollectionLink = styled.a`
  ${plainButton}
`;

/** What can be made of a set: a leaflet, a table, an IIIF collection. */
export function SetActions({ set, shown }: { set: LeafletSet; shown: SetObjects }) {
  const language = useLanguage();
  const messages = usePageMessages(objectSetMessages);
  const { Overlay, openerProps, open, close } = useLazyOverlay(loadLeaflet);
  const { objects, isLoading } = shown;
  const collection = collectionOf(set);
  const exportTable = () => {
    const { origin } = window.location;
    const table = writeSetTable({ items: set.items, objects, language, origin });
    saveFile(fileNameOf(set.name), new Blob([table], { type: 'text/csv;charset=utf-8' }));
  };
  if (collection === undefined) return null;
  return (
    <>
      <PlainButton
        type="button"
        aria-haspopup="dialog"
        disabled={isLoading}
        {...openerProps}
        onClick={open}
      >
        {messages.leaflet}
      </PlainButton>
      <PlainButton type="button" disabled={isLoading} onClick={exportTable}>
        {messages.csv}
      </PlainButton>
      <CollectionLink href={collection} target="_blank" rel="noreferrer">
        {messages.iiif}
      </CollectionLink>
      {Overlay && <Overlay set={set} shown={shown} onClose={close} />}
    </>
  );
}
