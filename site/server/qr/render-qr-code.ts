import { qrPath } from '../../contract/shared/qr-code';
import { qrModules } from '../../contract/shared/qr-modules';

/** Renders a QR code as SVG, black on white also on dark pages. */
export function renderQrCode(text: string): string {
  const modules = qrModules(text);
  const size = modules.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${qrPath(modules)}"/></svg>`;
}
