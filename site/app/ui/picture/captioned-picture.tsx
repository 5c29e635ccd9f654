import { styled } from 'styled-components';
import { useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { isCroppable } from './is-croppable';
import { Picture, type PictureProps } from './picture';
import { ScenePicture } from './scene-picture';

const Figure = styled.figure`
  figcaption {
    margin-top: 10px;
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.6;
  }
`;

interface CaptionedPictureProps extends PictureProps {
  /** Whether portrait screens get its portrait version. Default false. */
  upright?: boolean;
}

/** A picture with its credit below. */
export function CaptionedPicture({ className, upright, ...picture }: CaptionedPictureProps) {
  const Image = upright ? ScenePicture : Picture;
  const messages = useMessages().picture;
  const { credit } = picture.image;
  return (
    <Figure className={className} data-scene={isCroppable(picture.image) || undefined}>
      <Image {...picture} />
      {credit && (
        <figcaption>
          {messages.credit}
          <TextWithLanguage text={credit} />
        </figcaption>
      )}
    </Figure>
  );
}
