import { useEffect, useState } from 'react';

/** Bytes of files of this site by their address, asked for without loading them; an unknown size is left out. */
export function useFileSizes(addresses: readonly string[]): Readonly<Record<string, number>> {
  const [sizes, setSizes] = useState<Readonly<Record<string, number>>>({});
  const key = addresses.join(' ');
  useEffect(() => {
    const stop = new AbortController();
    for (const address of key.split(' ')) {
      readSize(address, stop.signal).then(
        (bytes) => {
          if (bytes > 0) setSizes((known) => ({ ...known, [address]: bytes }));
        },
        // Without a size, the download is still offered.
        () => undefined,
      );
    }
    return () => {
      stop.abort();
    };
  }, [key]);
  return sizes;
}

async function readSize(address: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(address, { method: 'HEAD', signal });
  return response.ok ? Number(response.headers.get('content-length')) : 0;
}
