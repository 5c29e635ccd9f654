import { styled } from 'styled-components';
import { FieldBox } from '../../../../app/ui/form/field.styles';

export const EditorBox = styled(FieldBox)`
  .label {
    font-weight: 600;
  }

  .format {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    margin-top: 6px;
    padding: 4px;
    border: 1px solid var(--control-line);
    border-bottom: 0;
    background: var(--silk);
  }

  .format button {
    min-width: var(--hit);
    min-height: var(--hit);
    padding: 2px 8px;
    border: 1px solid transparent;
    border-radius: 2px;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 0.9375rem;
  }

  .format button:hover,
  .format button[aria-pressed='true'] {
    border-color: var(--ink);
    background: var(--paper-raised);
  }

  .format button[aria-pressed='true'] {
    font-weight: 700;
  }

  .address {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px;
    padding: 8px;
    border: 1px solid var(--control-line);
    border-bottom: 0;
  }

  .picture {
    display: grid;
    gap: 12px;
    padding: 12px;
    border: 1px solid var(--control-line);
    border-bottom: 0;
  }

  .picture .choices,
  .picture .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .choices button {
    padding: 4px;
    border: 2px solid transparent;
    background: none;
  }

  .choices button[aria-pressed='true'] {
    border-color: var(--ink);
  }

  .choices img {
    display: block;
    width: 96px;
    height: 72px;
    object-fit: cover;
  }

  .fault,
  .left-out:not(:empty) {
    color: var(--cinnabar-text);
    font-weight: 600;
  }

  .address > div {
    flex: 1;
  }

  .tiptap {
    max-width: none;
    min-height: 12em;
    max-height: 32em;
    padding: 12px 16px;
    border: 1px solid var(--control-line);
    overflow: auto;
    background: var(--paper-raised);
    white-space: pre-wrap;
    word-wrap: break-word;
  }

  &[data-invalid] .tiptap {
    border: 2px solid var(--cinnabar-text);
  }

  .tiptap > * + * {
    margin-top: 0.7em;
  }

  .tiptap img {
    max-width: min(100%, 280px);
    height: auto;
  }

  .tiptap img.ProseMirror-selectednode {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
  }
`;
