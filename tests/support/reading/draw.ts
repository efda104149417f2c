import { makeDrawing } from '../../../adapters/composition/pages/drawing.ts';
import type { OpenSite } from '../site/sample-site.ts';

/** Renders pages as the server does; `takesForms`: whether forms can be sent. */
export function drawPages({ suggest, content }: Pick<OpenSite, 'suggest' | 'content'>, takesForms = false) {
  return makeDrawing(() => content.settings, { suggest, takesForms }).render;
}
