import sealUrl from '../../theme/seal.svg';

/** The museum's seal as logo. Decorative: always next to the museum's name. `height` in px. */
export function Seal({ height }: { height: number }) {
  return <img src={sealUrl} alt="" height={height} width={Math.round((height * 60) / 92.5)} />;
}
