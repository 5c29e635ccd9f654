import encodeQR from 'qr';
import { qrPath, qrQuietZone } from '../../../contract/shared/qr-code';

interface QrCodeProps {
  text: string;
  /** Accessible name. */
  label: string;
}

/** A QR code, black on white also on dark pages; drawn without a request. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: qrQuietZone });
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
