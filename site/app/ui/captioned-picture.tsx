import { styled } from 'styled-components';
import { useMessages } from '../i18n/language';
import { Passage } from '../i18n/passage';
import { Picture, type PictureProps } from './picture';

const Figure = styled.figure`
  figcaption {
    margin-top: 10px;
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.6;
  }
`;

/** A picture with its credit beneath it. */
export function CaptionedPicture({ className, ...picture }: PictureProps) {
  const words = useMessages().picture;
  const { credit } = picture.image;
  return (
    <Figure className={className}>
      <Picture {...picture} />
      {credit && (
        <figcaption>
          {words.credit}
          <Passage text={credit} />
        </figcaption>
      )}
    </Figure>
  );
}
