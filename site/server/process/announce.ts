import type { AddressInfo } from 'node:net';

const addresses = [
  ['中文网站 · Chinese site', '/'],
  ['英文网站 · English site', '/en/'],
  ['工具条试用页 · Toolbar demo', '/widget-demo/'],
  ['接口 · Calls', '/api/docs'],
] as const;

/** Prints the URLs of the service. */
export function printAddresses(
  stream: { write: (text: string) => unknown },
  address: AddressInfo | string | null,
): void {
  if (address === null || typeof address === 'string') return;
  const origin = originOf(address);
  stream.write('云泽博物馆已开放 · The Yunze Museum is open\n');
  for (const [label, path] of addresses) stream.write(`  ${label}: ${origin}${path}\n`);
}

function originOf({ address, family, port }: AddressInfo): string {
  // A wildcard address cannot be opened; loopback is always included in it.
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
