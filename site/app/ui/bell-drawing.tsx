import { Drawing } from './vessel-drawing';

/** A bell of a chime, drawn as the vessel is: for music that has no picture. */
export function BellDrawing() {
  return (
    <Drawing viewBox="0 0 240 196" aria-hidden="true">
      <path d="M112 10h16v34h-16zM107 26h26M96 44h48" />
      <path d="M96 44c-10 40-20 84-28 126 14-10 32-16 52-16s38 6 52 16c-8-42-18-86-28-126" />
      <path d="M120 44v110M89 70h62M83 96h74M78 120h84" />
      <path
        d="M98 57h.01M109 57h.01M131 57h.01M142 57h.01M94 83h.01M107 83h.01M133 83h.01M146 83h.01M90 108h.01M105 108h.01M135 108h.01M150 108h.01"
        className="studs"
      />
      <path d="M92 138c6-12 16-12 19-4 2 7-7 9-7 3m44 1c-6-12-16-12-19-4-2 7 7 9 7 3" />
    </Drawing>
  );
}
