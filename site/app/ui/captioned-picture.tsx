import { styled } from 'styled-components';
import { useMessages } from '../i18n/language';
import { Passage } from '../i18n/passage';
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
  /** Whether its upright version takes its place on a screen that is higher than wide. Default false. */
  upright?: boolean;
}

/** A picture with its credit beneath it. */
export function CaptionedPicture({ className, upright, ...picture }: CaptionedPictureProps) {
  const Shown = upright ? ScenePicture : Picture;
  const words = useMessages().picture;
  const { credit } = picture.image;
  return (
    <Figure className={className}>
      <Shown {...picture} />
      {credit && (
        <figcaption>
          {words.credit}
          <Passage text={credit} />
        </figcaption>
      )}
    </Figure>
  );
}
