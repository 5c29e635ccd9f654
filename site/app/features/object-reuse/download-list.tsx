import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import type { Image } from '../../../contract/schemas/common/fields';
import { ExternalLink } from '../../ui/link/external-link';
import { safeHref } from '../../ui/link/safe-href';
import { downloadsOf, formatBytes } from './downloads';
import { licenceOf } from '../../../contract/shared/licence';
import { reuseMessages } from './messages';
import { useFileSizes } from './use-file-sizes';

interface DownloadListProps {
  image: Image;
  /** Name of the saved files, without size and extension. */
  name: string;
  /** Tells several pictures apart. */
  heading: string | undefined;
  /** URI of the licence. */
  rights: string | undefined;
}

/** The sizes in which a picture can be saved, with its licence. */
export function DownloadList({ image, name, heading, rights = '' }: DownloadListProps) {
  const language = useLanguage();
  const messages = usePageMessages(reuseMessages);
  const downloads = downloadsOf(image, name);
  const sizes = useFileSizes(downloads.map(({ src }) => src));
  const licence = licenceOf(rights);
  const href = safeHref(rights);
  return (
    <div className="picture">
      {heading && <h4>{heading}</h4>}
      <ul className="files">
        {downloads.map(({ src, name: file, format, width, height }, index) => (
          <li key={src}>
            <a href={src} download={file}>
              {index === 0 && `${messages.original} `}
              {width} × {height} {format}
              {sizes[src] !== undefined && <span> {formatBytes(sizes[src])}</span>}
            </a>
          </li>
        ))}
      </ul>
      <p className="hint">
        {messages.licence}
        {language === 'zh' ? '：' : ': '}
        {licence && href ? (
          <>
            <ExternalLink href={href}>{licence.name}</ExternalLink> {licence.meaning[language]}
          </>
        ) : (
          messages.unknownLicence
        )}
      </p>
    </div>
  );
}
