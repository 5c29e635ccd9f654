import useSWR from 'swr';

async function fetchText([, src]: readonly [string, string]): Promise<string> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src}: ${response.status}`);
  return response.text();
}

/** A text that lies beside a record, a transcript say; `undefined` waits. */
export function useTextFile(src: string | undefined) {
  const { data, error } = useSWR<string, unknown>(
    src === undefined ? undefined : (['text-file', src] as const),
    fetchText,
  );
  return { text: data, failed: error !== undefined };
}
