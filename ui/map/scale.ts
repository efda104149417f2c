import type { Camera } from '../../domain/map/camera.ts';
import { coordinatesAt, metresPerPixel } from '../../domain/map/mercator.ts';
import { lengthText, scaleBar } from '../../domain/map/scale-bar.ts';
import { element } from './element.ts';

/** Maximum width of the scale bar, in pixels. */
const LONGEST = 110;

/** Scale bar in a corner of the map. */
export class Scale {
  readonly node = element('p', { class: 'scale', 'aria-hidden': 'true' });

  draw(camera: Camera): void {
    const { latitude } = coordinatesAt(camera);
    const { metres, pixels } = scaleBar(metresPerPixel(latitude, camera.zoom), LONGEST);
    this.node.textContent = lengthText(metres);
    this.node.style.width = `${pixels.toFixed(0)}px`;
  }
}
