import sealUrl from '../theme/seal.svg';

/** The museum's seal: 云泽 in white on cinnabar. It is beside its name everywhere, so it says nothing itself. */
export function Seal({ height }: { height: number }) {
  return <img src={sealUrl} alt="" height={height} width={Math.round((height * 60) / 92.5)} />;
}
