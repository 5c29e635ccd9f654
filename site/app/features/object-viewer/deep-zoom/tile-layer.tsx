import { useEffect, useRef, useState } from 'react';
import type { ImageService } from '../../../../contract/schemas/common/fields';
import { tilePath } from '../../../../contract/shared/iiif/addresses';
import type { Tile } from '../../../../contract/shared/iiif/image-pyramid';
import type { Zoom } from '../../../ui/zoom/use-zoom';
import { visibleTiles } from './visible-tiles';

interface TileLayerProps {
  service: ImageService;
  onZoom: Zoom['subscribe'];
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The tiles in sight over a picture of which they are the details; empty until it is zoomed. */
export function TileLayer({ service, onZoom }: TileLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  const { id, width, height } = service;

  useEffect(() => {
    let request = 0;
    const update = (frame: HTMLElement) => {
      cancelAnimationFrame(request);
      // The transform of the zoom is applied in the next frame.
      request = requestAnimationFrame(() => {
        const { current } = layer;
        if (!current) return;
        const shown = current.getBoundingClientRect();
        const isZoomed = shown.width > current.offsetWidth * 1.01;
        const view = { shown, frame: frame.getBoundingClientRect(), pixelRatio: devicePixelRatio };
        setTiles(isZoomed ? visibleTiles({ width, height }, view) : []);
      });
    };
    const unsubscribe = onZoom(update);
    return () => {
      cancelAnimationFrame(request);
      unsubscribe();
    };
  }, [height, onZoom, width]);

  return (
    <div ref={layer} className="tiles">
      {tiles.map((tile) => (
        <img
          key={`${tile.scale} ${tile.column} ${tile.row}`}
          src={tilePath(id, tile)}
          alt=""
          draggable={false}
          style={{
            left: percent(tile.region.x, width),
            top: percent(tile.region.y, height),
            width: percent(tile.region.width, width),
            height: percent(tile.region.height, height),
          }}
        />
      ))}
    </div>
  );
}
