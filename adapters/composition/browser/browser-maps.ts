import type { Maps } from '../../../ui/components/common/app-context.ts';
import { linkMapFrame } from '../../cross-frame/map-parent.ts';
import { findMapOverHttp, showMapCardOverHttp } from '../../http-client/map-client.ts';
import { MAP_FRAME_ADDRESS } from '../pages/map-frame-address.ts';

/** Functions that maps need; loaded when the first map comes near the viewport. */
export const MAPS: Maps = {
  address: MAP_FRAME_ADDRESS,
  find: findMapOverHttp,
  showCard: showMapCardOverHttp,
  link: linkMapFrame,
};
