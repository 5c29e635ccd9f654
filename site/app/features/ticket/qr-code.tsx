import { qrPath } from '../../../contract/shared/qr-code';
import { qrModules } from '../../../contract/shared/qr-modules';

interface QrCodeProps {
  text: string;
  /** Accessible name. */
  label: string;
}

/** A QR code, black on white also on dark pages; drawn without a request. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = qrModules(text);
  const size = modules.length;
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={qrPath(modules)} />
    </svg>
  );
}
