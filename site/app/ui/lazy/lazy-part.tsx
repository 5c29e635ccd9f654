import { useEffect, useRef, useState, type ComponentType } from 'react';
import { ChunkRetry } from './chunk-retry';
import { useLazyComponent } from './use-lazy-component';

interface LazyPartProps<Props> {
  /** Loads the component; the same function for each rendering. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Height of the place that is kept for it, a CSS length, against layout shift; none for a part that may be empty. */
  height?: string;
}

/** A component whose code loads when it is first shown. */
export function LazyPart<Props extends object>({ load, props, height }: LazyPartProps<Props>) {
  const chunk = useLazyComponent(load);
  const [hasFailed, setFailed] = useState(false);
  const loadRef = useRef(chunk.load);
  useEffect(() => {
    void loadRef.current().then((hasLoaded) => setFailed(!hasLoaded));
  }, []);
  if (chunk.Component) return <chunk.Component {...props} />;
  const retry = hasFailed && <ChunkRetry onRetry={chunk.load} />;
  return height === undefined ? retry : <div style={{ minHeight: height }}>{retry}</div>;
}
