import { styled } from 'styled-components';

/** Height of the picture about licences. */
export const licenceHeight = 'clamp(220px, 36vw, 500px)';

export const Page = styled.div`
  padding-bottom: var(--section);

  .head {
    padding-block: clamp(24px, 3vw, 44px);
  }

  .head p {
    max-width: var(--measure);
    margin-top: 8px;
    font-size: var(--size-lead);
  }

  .parts {
    display: grid;
    gap: var(--section);
  }

  .series {
    min-width: 0;
  }

  .series > h2 {
    margin-bottom: clamp(24px, 3vw, 48px);
    font-size: var(--size-h2);
  }

  .series section + section {
    margin-top: clamp(56px, 7vw, 112px);
  }

  .licence {
    position: relative;
    display: grid;
    background: var(--colophon);
    color: var(--on-colophon);
  }

  .licence img {
    height: ${licenceHeight};
    object-fit: cover;
  }

  .licence .text {
    padding: clamp(24px, 4vw, 56px) var(--edge);
  }

  .licence h2,
  .tiles h2 {
    margin-bottom: 10px;
    font-size: var(--size-h2);
  }

  .licence p {
    max-width: var(--measure);
  }

  .tiles {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap);
    overflow-wrap: anywhere;
  }

  .tiles li {
    padding: clamp(24px, 4vw, 56px);
    border: 1px solid var(--hairline);
    border-top: 4px solid var(--cinnabar);
    background: var(--paper-raised);
  }

  @media (min-width: 48em) {
    .tiles {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @media (min-width: 67.5em) {
    .licence img {
      position: absolute;
      inset: 0;
      height: 100%;
    }

    /* The text determines the height where it is long or large. */
    .licence .text {
      position: relative;
      display: flex;
      flex-direction: column;
      justify-content: center;
      min-height: ${licenceHeight};
      width: min(50%, 760px);
      padding-block: 24px;
      padding-left: max(var(--edge), calc((100vw - var(--page)) / 2));
      background: rgb(15 12 8 / 90%);
    }
  }
`;
