import { isIPv6 } from 'node:net';

/** 16-bit groups that name a network; a provider assigns at least a /64 to one customer (RFC 6177). */
const networkGroups = 4;

/**
 * Key for limits per client: an IPv4 address, or the /64 of an IPv6 address. An IPv4-mapped address
 * (`::ffff:203.0.113.7`) counts as the IPv4 address. A client that has disconnected already has none: ''.
 */
export function clientNetwork(address: string | undefined): string {
  if (address === undefined) return '';
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const network = groupsOf(plain).slice(0, networkGroups);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, `::` expanded. */
function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('::', 2);
  const [head, tail] = [before, after ?? ''].map(readGroups);
  const gap = after === undefined ? 0 : 8 - (head?.length ?? 0) - (tail?.length ?? 0);
  return [...(head ?? []), ...Array.from({ length: Math.max(0, gap) }, () => 0), ...(tail ?? [])];
}

/** A dotted IPv4 suffix, as in `64:ff9b::192.0.2.1`, is outside the /64 and counts as two groups. */
function readGroups(text: string): number[] {
  const groups = text === '' ? [] : text.split(':');
  return groups.flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]));
}
