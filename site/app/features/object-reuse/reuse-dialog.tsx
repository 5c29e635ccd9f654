import { useState } from 'react';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import { editionOf } from '../../../contract/shared/edition';
import { manifestPath } from '../../../contract/shared/iiif/addresses';
import { museumDay } from '../../../contract/shared/museum-time';
import { exhibitPath } from '../../../contract/shared/route-paths';
import { useLanguage, useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { AddressField } from './address-field';
import { CitationSection } from './citation-section';
import { citedObject } from './citations/cited-object';
import { DownloadList } from './download-list';
import { reuseMessages } from './messages';
import { ReuseBox } from './reuse-dialog.styles';

interface ReuseDialogProps {
  object: Exhibit;
  onClose: () => void;
}

/** Modal dialog with everything that others need to use an object: files, licence, reference, addresses. */
export function ReuseDialog({ object, onClose }: ReuseDialogProps) {
  const language = useLanguage();
  const { siteName } = useMessages();
  const messages = usePageMessages(reuseMessages);
  const [accessed] = useState(() => museumDay(new Date()));
  const { id, title, images, imageServices = [] } = object;
  const { origin } = window.location;
  const url = `${origin}/p/${editionOf(language)}${exhibitPath(id)}`;
  const cited = citedObject(object, { publisher: siteName, language, url, accessed });
  return (
    <ReuseBox
      title={<TextWithLanguage text={messages.title(title)} />}
      closeLabel={messages.close}
      onClose={onClose}
    >
      {images.length > 0 && (
        <section>
          <h3>{messages.downloads}</h3>
          {images.map((image, index) => (
            <DownloadList
              key={image.src}
              image={image}
              name={images.length > 1 ? `${id}-${index + 1}` : id}
              heading={images.length > 1 ? messages.picture(index + 1) : undefined}
              rights={imageServices[index]?.rights}
            />
          ))}
        </section>
      )}
      <CitationSection cited={cited} />
      <AddressField label={messages.permalink} hint={messages.permalinkHint} url={url} />
      {imageServices.length > 0 && (
        <AddressField
          label={messages.manifest}
          hint={messages.manifestHint}
          url={origin + manifestPath(id)}
          link={messages.openManifest}
        />
      )}
    </ReuseBox>
  );
}
